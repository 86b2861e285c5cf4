import { why } from '#content/about.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Reasons.css.ts'

export function Reasons() {
  return (
    <Section reveals>
      <SectionTitle look="spaced">{why.title}</SectionTitle>
      <ul className={styles.list}>
        {why.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.name}>{item.title}</h3>
            <p className={styles.reason}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
