import { limits } from '#content/about.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Limits.css.ts'

export function Limits() {
  const { title, text, heads, parties } = limits
  return (
    <Section reveals>
      <div className={styles.root}>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <p className={styles.lead}>{text}</p>
        </div>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                {heads.task}
              </th>
              <th className={styles.head} scope="col">
                {heads.party}
              </th>
            </tr>
          </thead>
          <tbody>
            {parties.map(({ task, party }) => (
              <tr key={task}>
                <th className={styles.task} scope="row">
                  {task}
                </th>
                <td className={styles.party}>{party}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
