import { useId } from 'react'
import { vision } from '#content/about.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Vision.css.ts'

export function Vision() {
  const headingId = useId()
  const [aim, ...rest] = vision.text
  return (
    <Section tone="inset" labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.root}>
          <h2 className={styles.title} id={headingId}>
            {vision.title}
          </h2>
          <p className={styles.aim}>{aim}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className={styles.measures}>
              {paragraph}
            </p>
          ))}
        </div>
      </Reveal>
    </Section>
  )
}
