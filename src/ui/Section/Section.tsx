import type { ReactNode } from 'react'
import { Container } from '#ui/Container/Container.tsx'
import * as styles from './Section.css.ts'

export type SectionProps = {
  children: ReactNode
  tone?: keyof typeof styles.tone
  labelledBy?: string
}

export function Section({ children, tone = 'page', labelledBy }: SectionProps) {
  return (
    <section className={`${styles.root} ${styles.tone[tone]}`} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  )
}
