import { createContext, type ReactNode, use, useId } from 'react'
import { Container } from '#ui/Container/Container.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import * as styles from './Section.css.ts'

export type SectionProps = {
  children: ReactNode
  id?: string | undefined
  tone?: keyof typeof styles.tone
  /** Whether the section is a landmark, named by the `SectionTitle` inside it. */
  isNamed?: boolean | undefined
  reveals?: boolean
}

const TitleId = createContext<string | undefined>(undefined)

export function Section(props: SectionProps) {
  const { children, id, tone = 'page', isNamed, reveals } = props
  return (
    <BareSection className={`${styles.root} ${styles.tone[tone]}`} id={id} isNamed={isNamed}>
      <Container>{reveals ? <Reveal timing="content">{children}</Reveal> : children}</Container>
    </BareSection>
  )
}

export type BareSectionProps = Pick<SectionProps, 'children' | 'id' | 'isNamed'> & {
  className: string
}

export function BareSection({ children, className, id, isNamed = true }: BareSectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={className} aria-labelledby={isNamed ? titleId : undefined}>
      <TitleId value={titleId}>{children}</TitleId>
    </section>
  )
}

export type SectionTitleProps = {
  look?: keyof typeof styles.title
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
