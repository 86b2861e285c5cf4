import { useId } from 'react'
import { why } from '#content/about.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Reasons.css.ts'

export function Reasons() {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <Reveal timing="content">
        <h2 className={styles.title} id={headingId}>
          {why.title}
        </h2>
        <ul className={styles.list}>
          {why.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.reason}>{item.text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  )
}
