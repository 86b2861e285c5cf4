import type { ReactNode } from 'react'
import { Container } from '#ui/Container/Container.tsx'
import * as styles from './Section.css.ts'

export type SectionProps = {
  children: ReactNode
  tone?: keyof typeof styles.tone
  /** Id of the heading that names this section. */
  labelledBy?: string
}

/** A full-width band of the page with the page's column inside. */
export function Section({ children, tone = 'page', labelledBy }: SectionProps) {
  return (
    <section className={`${styles.root} ${styles.tone[tone]}`} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  )
}
