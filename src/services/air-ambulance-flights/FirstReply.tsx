import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { noteName } from '#styles/text.css.ts'
import { firstReply } from './words.ts'
import * as styles from './FirstReply.css.ts'

export function FirstReply() {
  const { title, points } = firstReply
  return (
    <Section reveals>
      <div className={styles.board}>
        <SectionTitle>{title}</SectionTitle>
        <dl className={styles.list}>
          {Object.entries(points).map(([name, text]) => (
            <div key={name} className={styles.line}>
              <dt className={noteName}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
