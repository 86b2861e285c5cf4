import { Fragment } from 'react'
import { reportWords } from '#content/departureReport.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Bar, Drawing, toPercent, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { type computeTimeline, formatSigned } from './model.ts'
import * as styles from './Timeline.css.ts'

const { timeline: words } = reportWords
const { ROW_HEIGHT_PX, NAMES_WIDTH_PX, DEVIATIONS_WIDTH_PX } = styles
const OUTLINE = { y: 7.5, height: 15 }
const BAR = { y: 11, height: 8 }

export function TimelineDrawing({ rows, ticks }: ReturnType<typeof computeTimeline>) {
  const height = (rows.length + 1) * ROW_HEIGHT_PX
  return (
    <Drawing
      title={words.drawing}
      description={words.description}
      className={styles.drawing}
      height={height}
    >
      {ticks.map(({ share, clock }, index) => (
        <Fragment key={clock}>
          <VerticalLine className={parts.grid} share={share} y1={ROW_HEIGHT_PX - 6} y2={height} />
          <text
            className={`${parts.label} ${index % 3 ? styles.minorTick : ''}`}
            x={toPercent(share)}
            y="19"
            textAnchor="middle"
          >
            {clock}
          </text>
        </Fragment>
      ))}
      {rows.map(({ name, deviationMin, isOffPlan, bar }, index) => (
        <svg key={name} overflow="visible" y={(index + 1) * ROW_HEIGHT_PX}>
          <line className={parts.grid} x1={-NAMES_WIDTH_PX} x2="100%" />
          <text className={isOffPlan ? parts.strong : parts.label} x={-NAMES_WIDTH_PX} y="19">
            {name}
          </text>
          <text
            className={isOffPlan ? parts.result : parts.label}
            x="100%"
            dx={DEVIATIONS_WIDTH_PX}
            y="19"
            textAnchor="end"
          >
            {formatSigned(deviationMin)}
          </text>
          {bar.planned.from === bar.planned.to ? (
            <Instant planned={bar.planned.to} actual={bar.actual.to} isLate={!!bar.late} />
          ) : (
            <>
              <Bar className={parts.line} {...bar.planned} {...OUTLINE} />
              <Bar className={styles.actual} {...bar.actual} {...BAR} />
              {bar.late && <Bar className={styles.late} {...bar.late} {...BAR} />}
            </>
          )}
        </svg>
      ))}
    </Drawing>
  )
}

type InstantProps = { planned: number; actual: number; isLate: boolean }

function Instant({ planned, actual, isLate }: InstantProps) {
  const mark = isLate ? styles.late : styles.actual
  return (
    <>
      <Bar className={mark} from={planned} to={Math.max(actual, planned)} y={14} height={2} />
      <svg overflow="visible" x={toPercent(planned)} y="15">
        <path className={parts.line} d="M0-7.5L7.5 0L0 7.5L-7.5 0z" />
      </svg>
      <svg overflow="visible" x={toPercent(actual)} y="15">
        <path className={mark} d="M0-6L6 0L0 6L-6 0z" />
      </svg>
    </>
  )
}
