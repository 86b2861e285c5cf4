import { createContext, type ReactNode, use, useId } from 'react'
import { Container } from '#ui/Container/Container.tsx'
import * as styles from './Section.css.ts'

export type SectionProps = {
  children: ReactNode
  id?: string
  tone?: keyof typeof styles.tone
  /** Whether the section is a landmark, named by the `SectionTitle` inside it. */
  isNamed?: boolean
}

const TitleId = createContext<string | undefined>(undefined)

export function Section({ children, id, tone = 'page', isNamed = true }: SectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={`${styles.root} ${styles.tone[tone]}`}
      aria-labelledby={isNamed ? titleId : undefined}
    >
      <Container>
        <TitleId value={titleId}>{children}</TitleId>
      </Container>
    </section>
  )
}

export type SectionTitleProps = { className: string; children: ReactNode }

export function SectionTitle({ className, children }: SectionTitleProps) {
  return (
    <h2 className={className} id={use(TitleId)}>
      {children}
    </h2>
  )
}
