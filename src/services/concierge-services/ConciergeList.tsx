import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { conciergeList } from './words.ts'
import * as styles from './ConciergeList.css.ts'

/** Each service as a tag, like those on a porter's keys. */
export function ConciergeList() {
  const { title, items } = conciergeList
  return (
    <Section reveals>
      <SectionTitle look="spaced">{title}</SectionTitle>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.tag}>
            <h3 className={styles.name}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
