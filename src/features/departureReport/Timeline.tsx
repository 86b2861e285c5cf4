import { useId } from 'react'
import { departureReport, reportCopy, type ReportTask } from '#content/departureReport.ts'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { computeTimeline } from './model.ts'
import { TimelineDrawing } from './TimelineDrawing.tsx'
import { TimelineTable } from './TimelineTable.tsx'
import * as styles from './Timeline.css.ts'

const { timeline: copy } = reportCopy

/** Planned and actual times, as a drawing and as a table. On wide screens their rows are aligned. */
export function Timeline({ tasks }: { tasks: readonly ReportTask[] }) {
  const captionId = useId()
  const { rows, ticks } = computeTimeline(tasks)
  return (
    <div className={styles.root}>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.legendEntry}>
          <span className={styles.sample.planned} />
          {copy.planned}
        </span>
        <span className={styles.legendEntry}>
          <span className={styles.sample.actual} />
          {copy.actual}
        </span>
        <span className={styles.legendEntry}>
          <span className={styles.sample.late} />
          {copy.late.replace('%s', String(departureReport.toleranceMin))}
        </span>
      </p>
      <Boundary>
        <TimelineDrawing rows={rows} ticks={ticks} />
      </Boundary>
      <TimelineTable labelledBy={captionId} rows={rows} />
      <p className={styles.caption} id={captionId}>
        {copy.caption}
      </p>
    </div>
  )
}
