import { turnaroundBoard as copy } from '#content/instruments/turnaroundBoard.ts'
import { MINUTES_PER_DAY, formatTime } from '#lib/clock.ts'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Bar, Drawing, ScaleBar, Stretched, VerticalLine } from '../frame/Drawing.tsx'
import { listTicks } from '#lib/scale.ts'
import { criticalPath, stretched } from './model.ts'
import { SKY_HEIGHT, Sky } from './Sky.tsx'
import * as styles from './TurnaroundBoard.css.ts'

/**
 * Positions from the top of the drawing: the minutes, the first of thirteen rows, the end of the last.
 */
const SCALE = 152
const TOP = 166
const BOTTOM = 608
/** Height of a row, then from its top to the baseline of the name and to the bar. */
const PITCH = 34
const NAME = 14
const BAR = 20
const BAR_HEIGHT = 7
/** Height of the shape that widens from the stop in the sky to the board. */
const FUNNEL_HEIGHT = 34

export type BoardProps = {
  /** On-blocks and off-blocks, in minutes since the epoch, UTC. */
  from: number
  to: number
}

/** The tasks of a stop as bars, below the daylight of its day. */
export function Board({ from, to }: BoardProps) {
  const groundMin = to - from
  const share = (minute: number) => minute / groundMin
  const step = groundMin > 90 ? 30 : 10
  const [emptyFrom, emptyTo] = stretched(copy.empty, groundMin)
  const critical = criticalPath(copy.tasks)
  const half = Math.round((groundMin / MINUTES_PER_DAY) * 500)
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <Sky label={copy.sun} from={from} to={to} />
      <Stretched y={SKY_HEIGHT} height={FUNNEL_HEIGHT}>
        <path
          className={styles.stop}
          d={`M${500 - half} 0L0 ${FUNNEL_HEIGHT}H1000L${500 + half} 0`}
        />
        <path
          className={`${styles.edge} ${parts.thin}`}
          d={`M${500 - half} 0L0 ${FUNNEL_HEIGHT}M1000 ${FUNNEL_HEIGHT}L${500 + half} 0`}
        />
      </Stretched>
      <Bar
        className={styles.empty}
        from={share(emptyFrom)}
        to={share(emptyTo)}
        y={SCALE + 8}
        height={BOTTOM - SCALE + 16}
      />
      {listTicks(step, groundMin).map((minute) => (
        <g key={minute}>
          <VerticalLine
            className={parts.grid}
            share={share(minute)}
            y1={SCALE + 8}
            y2={BOTTOM + 8}
          />
          {minute > 0 && minute < groundMin - step / 2 && (
            <text className={parts.label} x={percent(share(minute))} y={SCALE} textAnchor="middle">
              {minute}
            </text>
          )}
        </g>
      ))}
      <text className={parts.strong} y={SKY_HEIGHT + 18}>
        {formatTime(from)}
      </text>
      <text className={parts.result} x="100%" y={SKY_HEIGHT + 18} textAnchor="end">
        {formatTime(to)}
      </text>
      {copy.tasks.map((task, index) => {
        const { name } = task
        const isCritical = critical.includes(name)
        const [begins, ends] = stretched(task, groundMin)
        const isLate = share(begins) > 0.6
        return (
          <svg key={name} y={TOP + index * PITCH}>
            <Bar
              className={isCritical ? styles.critical : styles.task}
              from={share(begins)}
              to={share(ends)}
              y={BAR}
              height={BAR_HEIGHT}
            />
            <text
              className={`${isCritical ? parts.strong : parts.label} ${parts.halo}`}
              x={percent(share(isLate ? ends : begins))}
              y={NAME}
              textAnchor={isLate ? 'end' : 'start'}
            >
              {name} {begins}–{ends}
            </text>
          </svg>
        )
      })}
      <text
        className={parts.name}
        x={percent(share((emptyFrom + emptyTo) / 2))}
        y={BOTTOM + 18}
        textAnchor="middle"
      >
        {copy.empty.name}
      </text>
      <ScaleBar
        x="0"
        to={percent(share(step))}
        y={BOTTOM + 40}
        label={`${step} ${copy.fields.ground.unit}`}
      />
    </Drawing>
  )
}
