import { useId } from 'react'
import {
  computeTimelineDrawing,
  computeTimelineRows,
  type TimelineSource,
} from '#lib/departureReport/model.ts'
import type { ReportCopy } from '#lib/departureReport/types.ts'
import { TimelineDrawing } from './TimelineDrawing.tsx'
import { TimelineTable } from './TimelineTable.tsx'
import * as styles from './Timeline.css.ts'

export type TimelineProps = {
  report: TimelineSource
  copy: ReportCopy['timeline']
}

/** Planned and actual times, as a drawing and as a table. On wide screens their rows are aligned. */
export function Timeline({ report, copy }: TimelineProps) {
  const captionId = useId()
  const rows = computeTimelineRows(report)
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
      <TimelineDrawing copy={copy} rows={rows} {...computeTimelineDrawing(report)} />
      <TimelineTable labelledBy={captionId} heads={copy.heads} rows={rows} />
      <p className={styles.caption} id={captionId}>
        {copy.caption}
      </p>
    </div>
  )
}
