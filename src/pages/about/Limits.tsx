import { limits } from '#content/about.ts'
import { PlainTable } from '#ui/FigureTable/PlainTable.tsx'
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
        <PlainTable className={styles.table} aria-label={title} heads={heads}>
          {parties.map(({ task, party }) => (
            <tr key={task}>
              <th scope="row">{task}</th>
              <td>{party}</td>
            </tr>
          ))}
        </PlainTable>
      </div>
    </Section>
  )
}
