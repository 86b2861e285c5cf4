import { reportCopy } from '#content/departureReport.ts'
import { formatSigned, type TimelineRow } from './model.ts'
import * as styles from './Timeline.css.ts'

export type TimelineTableProps = {
  labelledBy: string
  rows: readonly TimelineRow[]
}

export function TimelineTable({ labelledBy, rows }: TimelineTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {reportCopy.timeline.heads.map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, planned, actual, deviationMin, isOffPlan }) => (
          <tr key={name}>
            <th scope="row" className={isOffPlan ? styles.taskOffPlan : styles.task}>
              {name}
            </th>
            <td className={styles.cell}>{planned}</td>
            <td className={isOffPlan ? styles.actualOffPlan : styles.cell}>{actual}</td>
            <td className={isOffPlan ? styles.deviationOffPlan : styles.deviation}>
              {formatSigned(deviationMin)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
