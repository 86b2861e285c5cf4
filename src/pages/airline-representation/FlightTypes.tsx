import { useId } from 'react'
import { flightTypes } from '#content/servicePages/airline-representation.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './FlightTypes.css.ts'

export function FlightTypes() {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <Reveal timing="content">
        <h2 className={styles.title} id={headingId}>
          {flightTypes.title}
        </h2>
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
