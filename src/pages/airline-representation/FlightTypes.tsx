import { flightTypes } from '#content/servicePages/airline-representation.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './FlightTypes.css.ts'

export function FlightTypes() {
  return (
    <Section>
      <Reveal timing="content">
        <SectionTitle className={styles.title}>{flightTypes.title}</SectionTitle>
        <ul className={styles.list}>
          {flightTypes.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.scope}>{item.text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  )
}
