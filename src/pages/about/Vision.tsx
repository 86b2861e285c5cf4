import { vision } from '#content/about.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Vision.css.ts'

export function Vision() {
  const [aim, ...rest] = vision.text
  return (
    <Section tone="inset">
      <Reveal timing="content">
        <div className={styles.root}>
          <SectionTitle className={styles.title}>{vision.title}</SectionTitle>
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
