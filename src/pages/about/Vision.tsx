import { useId } from 'react'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Vision.css.ts'

export type VisionProps = { title: string; text: readonly string[] }

export function Vision({ title, text }: VisionProps) {
  const headingId = useId()
  const [aim, ...rest] = text
  return (
    <Section tone="inset" labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.root}>
          <h2 className={styles.title} id={headingId}>
            {title}
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
