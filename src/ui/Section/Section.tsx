import { createContext, type ReactNode, use, useId } from 'react'
import { Container } from '#ui/Container/Container.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import * as styles from './Section.css.ts'

export type SectionProps = {
  children: ReactNode
  id?: string
  tone?: keyof typeof styles.tone
  /** Whether the section is a landmark, named by the `SectionTitle` inside it. */
  isNamed?: boolean
  /** Whether the content fades in when it scrolls into view. */
  reveals?: boolean
}

const TitleId = createContext<string | undefined>(undefined)

export function Section(props: SectionProps) {
  const { children, id, tone = 'page', isNamed = true, reveals } = props
  const titleId = useId()
  return (
    <section
      id={id}
      className={`${styles.root} ${styles.tone[tone]}`}
      aria-labelledby={isNamed ? titleId : undefined}
    >
      <Container>
        <TitleId value={titleId}>
          {reveals ? <Reveal timing="content">{children}</Reveal> : children}
        </TitleId>
      </Container>
    </section>
  )
}

export type SectionTitleProps = {
  look?: keyof typeof styles.title
  /** Replaces the look. */
  className?: string
  children: ReactNode
}

export function SectionTitle({ look = 'plain', className, children }: SectionTitleProps) {
  return (
    <h2 className={className ?? styles.title[look]} id={use(TitleId)}>
      {children}
    </h2>
  )
}
