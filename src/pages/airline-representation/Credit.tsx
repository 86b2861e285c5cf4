import { useId } from 'react'
import type { Point } from '#content/types.ts'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Credit.css.ts'

export function Credit({ title, text }: Point) {
  const headingId = useId()
  return (
    <Section tone="surface" labelledBy={headingId}>
      <div className={styles.root}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <p className={styles.lead}>{text}</p>
      </div>
    </Section>
  )
}
