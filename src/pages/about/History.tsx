import { history } from '#content/about.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { remark } from '#styles/text.css.ts'
import * as styles from './History.css.ts'

export function History() {
  return (
    <Section tone="inset" reveals>
      <div className={styles.head}>
        <SectionTitle>{history.title}</SectionTitle>
        {history.isSample && <p className={remark}>{history.sample}</p>}
      </div>
      <div className={styles.story}>
        {history.text.map((paragraph) => (
          <p key={paragraph} className={styles.part}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}
