import { useId } from 'react'
import { reportCopy } from '#content/departureReport.ts'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { computeTimeline, type TimelineSource } from './model.ts'
import { TimelineDrawing } from './TimelineDrawing.tsx'
import { TimelineTable } from './TimelineTable.tsx'
import * as styles from './Timeline.css.ts'

const { timeline: copy } = reportCopy

/** Planned and actual times, as a drawing and as a table. On wide screens their rows are aligned. */
export function Timeline({ report }: { report: TimelineSource }) {
  const captionId = useId()
  const { rows, ticks } = computeTimeline(report)
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
          {copy.late.replace('%s', String(report.toleranceMin))}
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
