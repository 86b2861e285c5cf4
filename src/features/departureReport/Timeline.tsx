import { useId } from 'react'
import { departureReport, reportWords, type ReportTask } from '#content/departureReport.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { computeTimeline } from './model.ts'
import { TimelineDrawing } from './TimelineDrawing.tsx'
import { TimelineTable } from './TimelineTable.tsx'
import * as styles from './Timeline.css.ts'

const { timeline: words } = reportWords

export function Timeline({ tasks }: { tasks: readonly ReportTask[] }) {
  const captionId = useId()
  const { rows, ticks } = computeTimeline(tasks)
  return (
    <div className={styles.root}>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.legendEntry}>
          <span className={styles.sample.planned} />
          {words.planned}
        </span>
        <span className={styles.legendEntry}>
          <span className={styles.sample.actual} />
          {words.actual}
        </span>
        <span className={styles.legendEntry}>
          <span className={styles.sample.late} />
          {words.late(departureReport.toleranceMin)}
        </span>
      </p>
      <ErrorBoundary>
        <TimelineDrawing rows={rows} ticks={ticks} />
      </ErrorBoundary>
      <TimelineTable labelledBy={captionId} rows={rows} />
      <p className={styles.caption} id={captionId}>
        {words.caption}
      </p>
    </div>
  )
}
