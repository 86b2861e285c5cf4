import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { firstReply } from './words.ts'
import * as styles from './FirstReply.css.ts'

/** A clipboard with the questions that can be answered only on the day of the flight. */
export function FirstReply() {
  const { title, points } = firstReply
  return (
    <Section reveals>
      <div className={styles.board}>
        <SectionTitle>{title}</SectionTitle>
        <dl className={styles.list}>
          {Object.entries(points).map(([name, text]) => (
            <div key={name} className={styles.line}>
              <dt className={styles.name}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
