import { useId } from 'react'
import { credit } from '#content/servicePages/airline-representation.ts'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Credit.css.ts'

export function Credit() {
  const headingId = useId()
  return (
    <Section tone="surface" labelledBy={headingId}>
      <div className={styles.root}>
        <h2 className={styles.title} id={headingId}>
          {credit.title}
        </h2>
        <p className={styles.lead}>{credit.text}</p>
      </div>
    </Section>
  )
}
