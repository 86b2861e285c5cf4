import { reportWords } from '#content/departureReport.ts'
import { formatSigned, type TimelineRow } from './model.ts'
import * as styles from './Timeline.css.ts'

export type TimelineTableProps = { labelledBy: string; rows: readonly TimelineRow[] }

export function TimelineTable({ labelledBy, rows }: TimelineTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {reportWords.timeline.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, planned, actual, deviationMin, isOffPlan }) => (
          <tr key={name} className={isOffPlan ? styles.offPlan : undefined}>
            <th scope="row">{name}</th>
            <td>{planned}</td>
            <td>{actual}</td>
            <td>{formatSigned(deviationMin)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
