import { useId } from 'react'
import type { Point } from '#content/types.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './FlightTypes.css.ts'

export type FlightTypesProps = { title: string; items: readonly Point[] }

export function FlightTypes({ title, items }: FlightTypesProps) {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <Reveal timing="content">
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <ul className={styles.list}>
          {items.map((item) => (
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
