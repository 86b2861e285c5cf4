import { flightTypes } from './words.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './FlightTypes.css.ts'

export function FlightTypes() {
  return (
    <Section reveals>
      <SectionTitle look="spaced">{flightTypes.title}</SectionTitle>
      <ul className={styles.list}>
        {flightTypes.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.name}>{item.title}</h3>
            <p className={styles.scope}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
