import { useId } from 'react'
import { history } from '#content/about.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './History.css.ts'

/** A story with one column per paragraph, each a step lower than the one before. */
export function History() {
  const headingId = useId()
  return (
    <Section tone="inset" labelledBy={headingId}>
      <Reveal timing="content">
        <h2 className={styles.title} id={headingId}>
          {history.title}
        </h2>
        <div className={styles.story}>
          {history.text.map((paragraph) => (
            <p key={paragraph} className={styles.part}>
              {paragraph}
            </p>
          ))}
        </div>
      </Reveal>
    </Section>
  )
}
