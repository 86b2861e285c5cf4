import { vision } from '#content/about.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Vision.css.ts'

export function Vision() {
  const [aim, ...rest] = vision.text
  return (
    <Section tone="inset" reveals>
      <div className={styles.root}>
        <SectionTitle className={styles.title}>{vision.title}</SectionTitle>
        <p className={styles.aim}>{aim}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className={styles.measures}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}
