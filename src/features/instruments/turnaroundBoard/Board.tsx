import { wallClock } from '#lib/clock.ts'
import * as parts from '../Drawing.css.ts'
import { across, Bar, Drawing, ScaleBar, Stretched, Upright } from '../Drawing.tsx'
import { ticks } from '../scale.ts'
import type { Board as BoardPlan } from './model.ts'
import { SKY_HEIGHT, Sky } from './Sky.tsx'
import * as styles from './TurnaroundBoard.css.ts'
import type { TurnaroundCopy } from './TurnaroundBoard.tsx'

/** Pixels from the drawing's top: sky, what widens from it, a scale of minutes, a row a task. */
const WIDENS = 34
const SCALE = SKY_HEIGHT + WIDENS + 22
const TOP = SCALE + 14
const ROW = { pitch: 34, name: 14, bar: 20, height: 7 }
const BOTTOM = TOP + 13 * ROW.pitch
const DAY_MIN = 1440

export type BoardProps = {
  copy: TurnaroundCopy
  onBlocksMinute: number
  groundMin: number
  board: BoardPlan
}

/** The stop under its sky, widened to a board of tasks. */
export function Board({ copy, onBlocksMinute, groundMin, board }: BoardProps) {
  const share = (minute: number) => minute / groundMin
  const step = groundMin > 90 ? 30 : 10
  const { emptyCabin } = board
  const half = Math.round((groundMin / DAY_MIN) * 500)
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <Sky label={copy.sun} onBlocksMinute={onBlocksMinute} groundMin={groundMin} />
      <Stretched y={SKY_HEIGHT} height={WIDENS}>
        <path className={styles.stop} d={`M${500 - half} 0H${500 + half}L1000 ${WIDENS}H0Z`} />
        <path
          className={`${styles.edge} ${parts.thin}`}
          d={`M${500 - half} 0L0 ${WIDENS}M${500 + half} 0L1000 ${WIDENS}`}
        />
      </Stretched>
      <Bar
        className={styles.empty}
        from={share(emptyCabin.fromMin)}
        to={share(emptyCabin.toMin)}
        y={SCALE + 8}
        height={BOTTOM - SCALE + 16}
      />
      {ticks(step, groundMin).map((minute) => (
        <g key={minute}>
          <Upright className={parts.grid} at={share(minute)} y1={SCALE + 8} y2={BOTTOM + 8} />
          {minute > 0 && minute < groundMin - step / 2 && (
            <text className={parts.label} x={across(share(minute))} y={SCALE} textAnchor="middle">
              {minute}
            </text>
          )}
        </g>
      ))}
      <text className={parts.strong} x="0" y={SKY_HEIGHT + 18}>
        {wallClock(onBlocksMinute)}
      </text>
      <text className={parts.result} x="100%" y={SKY_HEIGHT + 18} textAnchor="end">
        {wallClock(onBlocksMinute + groundMin)}
      </text>
      {board.rows.map((row, index) => {
        const isLate = share(row.fromMin) > 0.6
        return (
          <svg key={row.id} y={TOP + index * ROW.pitch} width="100%" height={ROW.pitch}>
            <Bar
              className={row.isCritical ? styles.critical : styles.task}
              from={share(row.fromMin)}
              to={share(row.toMin)}
              y={ROW.bar}
              height={ROW.height}
            />
            <text
              className={`${row.isCritical ? parts.strong : parts.label} ${parts.halo}`}
              x={across(share(isLate ? row.toMin : row.fromMin))}
              y={ROW.name}
              textAnchor={isLate ? 'end' : 'start'}
            >
              {copy.tasks[row.id][0]} {row.fromMin}–{row.toMin}
            </text>
          </svg>
        )
      })}
      <text
        className={parts.name}
        x={across(share((emptyCabin.fromMin + emptyCabin.toMin) / 2))}
        y={BOTTOM + 18}
        textAnchor="middle"
      >
        {copy.empty}
      </text>
      <ScaleBar x="0" to={across(share(step))} y={BOTTOM + 40} label={`${step} ${copy.minutes}`} />
    </Drawing>
  )
}
