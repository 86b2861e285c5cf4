import type { DepartureReport, ReportCopy } from '#lib/departureReport/types.ts'
import { Timeline } from './Timeline.tsx'
import * as styles from './TimelineSheet.css.ts'

export type TimelineSheetProps = {
  report: DepartureReport
  tasks: readonly string[]
  copy: ReportCopy
}

export function TimelineSheet({ report, tasks, copy }: TimelineSheetProps) {
  const shown = report.tasks.filter(({ name }) => tasks.includes(name))
  return (
    <div className={styles.root}>
      <p className={styles.specimen}>{copy.specimen}</p>
      <Timeline report={{ ...report, tasks: shown }} copy={copy.timeline} />
    </div>
  )
}
