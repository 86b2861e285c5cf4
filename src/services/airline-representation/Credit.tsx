import { credit } from './words.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Credit.css.ts'

export function Credit() {
  return (
    <Section tone="surface">
      <div className={styles.root}>
        <SectionTitle>{credit.title}</SectionTitle>
        <p className={styles.lead}>{credit.text}</p>
      </div>
    </Section>
  )
}
