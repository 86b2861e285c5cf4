import { reportWords } from '#content/departureReport.ts'
import { PlainTable } from '#ui/FigureTable/PlainTable.tsx'
import { formatSigned, type TimelineRow } from './model.ts'
import * as styles from './Timeline.css.ts'

export type TimelineTableProps = { labelledBy: string; rows: readonly TimelineRow[] }

export function TimelineTable({ labelledBy, rows }: TimelineTableProps) {
  return (
    <PlainTable
      className={styles.table}
      aria-labelledby={labelledBy}
      heads={reportWords.timeline.heads}
    >
      {rows.map(({ name, planned, actual, deviationMin, isOffPlan }) => (
        <tr key={name} className={isOffPlan ? styles.offPlan : undefined}>
          <th scope="row">{name}</th>
          <td>{planned}</td>
          <td>{actual}</td>
          <td>{formatSigned(deviationMin)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
