import { Fragment, useId } from 'react'
import { reportCopy } from '#content/departureReport.ts'
import { type computeTimeline, formatSigned, type Span } from './model.ts'
import * as styles from './Timeline.css.ts'

/** The rows of the drawing and of the table have the same height. */
const { ROW_HEIGHT_PX, NAMES_WIDTH_PX, DEVIATIONS_WIDTH_PX } = styles
/** Positions of a bar within its row. */
const OUTLINE = { y: 7.5, height: 15 }
const BAR = { y: 11, height: 8 }

const toPercent = (share: number) => `${Math.round(share * 1e4) / 100}%`
const getBarPosition = ({ from, to }: Span) => ({ x: toPercent(from), width: toPercent(to - from) })
const isInstant = ({ from, to }: Span) => from === to

/** One row per task. The time scale fills the drawing's width; names and deviations overflow it. */
export function TimelineDrawing({ rows, ticks }: ReturnType<typeof computeTimeline>) {
  const id = useId()
  const height = (rows.length + 1) * ROW_HEIGHT_PX
  return (
    <svg
      className={styles.drawing}
      height={height}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <title id={`${id}-title`}>{reportCopy.timeline.drawing}</title>
      <desc id={`${id}-text`}>{reportCopy.timeline.description}</desc>
      {ticks.map(({ share, clock }, index) => (
        <Fragment key={clock}>
          <line
            className={styles.grid}
            x1={toPercent(share)}
            x2={toPercent(share)}
            y1={ROW_HEIGHT_PX - 6}
            y2={height}
          />
          <text
            className={index % 3 === 0 ? styles.tick : styles.tickWide}
            x={toPercent(share)}
            y="19"
            textAnchor="middle"
          >
            {clock}
          </text>
        </Fragment>
      ))}
      {rows.map(({ name, deviationMin, isOffPlan, bar }, index) => (
        <svg key={name} className={styles.row} y={(index + 1) * ROW_HEIGHT_PX}>
          <line className={styles.grid} x1={-NAMES_WIDTH_PX} x2="100%" />
          <text className={isOffPlan ? styles.nameOffPlan : styles.name} x={-NAMES_WIDTH_PX} y="19">
            {name}
          </text>
          <text
            className={isOffPlan ? styles.result : styles.name}
            x="100%"
            dx={DEVIATIONS_WIDTH_PX}
            y="19"
            textAnchor="end"
          >
            {formatSigned(deviationMin)}
          </text>
          {isInstant(bar.planned) ? (
            <Instant planned={bar.planned.to} actual={bar.actual.to} isLate={!!bar.late} />
          ) : (
            <>
              <rect className={styles.planned} {...getBarPosition(bar.planned)} {...OUTLINE} />
              <rect className={styles.actual} {...getBarPosition(bar.actual)} {...BAR} />
              {bar.late && <rect className={styles.late} {...getBarPosition(bar.late)} {...BAR} />}
            </>
          )}
        </svg>
      ))}
    </svg>
  )
}

type InstantProps = { planned: number; actual: number; isLate: boolean }

/** A task without duration: a diamond for each time, with a line between them. */
function Instant({ planned, actual, isLate }: InstantProps) {
  const mark = isLate ? styles.late : styles.actual
  return (
    <>
      <rect
        className={mark}
        x={toPercent(planned)}
        width={toPercent(Math.max(actual - planned, 0))}
        y="14"
        height="2"
      />
      <svg className={styles.row} x={toPercent(planned)} y="15">
        <path className={styles.planned} d="M0-7.5L7.5 0L0 7.5L-7.5 0z" />
      </svg>
      <svg className={styles.row} x={toPercent(actual)} y="15">
        <path className={mark} d="M0-6L6 0L0 6L-6 0z" />
      </svg>
    </>
  )
}
