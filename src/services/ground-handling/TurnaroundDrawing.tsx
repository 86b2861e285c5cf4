import { toolWords } from './toolWords.ts'
import { MINUTES_PER_DAY, formatTime } from '#lib/clock.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import {
  Bar,
  Drawing,
  DrawingText,
  SideLabel,
  Stretched,
  Ticks,
  toPercent,
} from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import { EMPTY_CABIN, placeStage, TASKS } from './model.ts'
import { SKY_HEIGHT_PX, DaylightDrawing, type StopProps } from './DaylightDrawing.tsx'
import * as styles from './GroundHandlingDrawing.css.ts'

/** Positions from the top of the drawing: the minutes, the first row, the end of the last. */
const SCALE_Y_PX = 152
const ROWS_TOP_PX = 166
const ROWS_BOTTOM_PX = 642
/** Height of a row, then from its top to the baseline of the name and to the bar. */
const ROW_HEIGHT_PX = 34
const NAME_Y_PX = 14
const BAR_Y_PX = 20
const BAR_HEIGHT_PX = 7
const FUNNEL_HEIGHT_PX = 34
/** Share of the scale beyond which a label would overlap the unit at its end on a phone. */
const LAST_LABEL_SHARE = 0.85

export function TurnaroundDrawing({ from, to }: StopProps) {
  const groundMin = to - from
  const toShare = (minute: number) => minute / groundMin
  const step = groundMin > 90 ? 30 : 10
  const [emptyFrom, emptyTo] = placeStage(EMPTY_CABIN, groundMin)
  const halfWidth = Math.round((groundMin / MINUTES_PER_DAY) * 500)
  return (
    <Drawing {...toolWords.drawing} className={styles.drawing} miniatureHeight={670}>
      <DaylightDrawing from={from} to={to} />
      <Stretched y={SKY_HEIGHT_PX} height={FUNNEL_HEIGHT_PX}>
        <path
          className={styles.stop}
          d={`M${500 - halfWidth} 0L0 ${FUNNEL_HEIGHT_PX}H1000L${500 + halfWidth} 0`}
        />
        <path
          className={`${parts.line} ${parts.thin}`}
          d={`M${500 - halfWidth} 0L0 ${FUNNEL_HEIGHT_PX}M1000 ${FUNNEL_HEIGHT_PX}L${500 + halfWidth} 0`}
        />
      </Stretched>
      <Bar
        className={styles.emptyCabin}
        from={toShare(emptyFrom)}
        to={toShare(emptyTo)}
        y={SCALE_Y_PX + 8}
        height={ROWS_BOTTOM_PX - SCALE_Y_PX + 16}
      />
      <Ticks
        className={parts.grid}
        shares={listTicks(step, groundMin).map(toShare)}
        y={SCALE_Y_PX + 8}
        length={ROWS_BOTTOM_PX - SCALE_Y_PX}
      />
      {listTicks(step, groundMin * LAST_LABEL_SHARE)
        .slice(1)
        .map((minute) => (
          <DrawingText
            key={minute}
            className={parts.label}
            x={toPercent(toShare(minute))}
            y={SCALE_Y_PX}
            textAnchor="middle"
          >
            {minute}
          </DrawingText>
        ))}
      <DrawingText className={parts.name} x="100%" y={SCALE_Y_PX} textAnchor="end">
        {toolWords.fields.ground.unit}
      </DrawingText>
      <DrawingText className={parts.strong} y={SKY_HEIGHT_PX + 18}>
        {formatTime(from)}Z
      </DrawingText>
      <DrawingText className={parts.result} x="100%" y={SKY_HEIGHT_PX + 18} textAnchor="end">
        {formatTime(to)}Z
      </DrawingText>
      {TASKS.map((task, index) => {
        const isCritical = 'isCritical' in task
        const [begins, ends] = placeStage(task, groundMin)
        const isOnRight = toShare(begins) > 0.6
        return (
          <svg key={task.id} y={ROWS_TOP_PX + index * ROW_HEIGHT_PX}>
            <Bar
              className={isCritical ? styles.criticalTask : styles.task}
              from={toShare(begins)}
              to={toShare(ends)}
              y={BAR_Y_PX}
              height={BAR_HEIGHT_PX}
            />
            <SideLabel
              className={isCritical ? parts.strong : parts.label}
              x={toPercent(toShare(isOnRight ? ends : begins))}
              y={NAME_Y_PX}
              gap={0}
              isLeft={isOnRight}
            >
              {toolWords.tasks[task.id].name} {begins}–{ends}
            </SideLabel>
          </svg>
        )
      })}
      <DrawingText
        className={parts.name}
        x={toPercent(toShare((emptyFrom + emptyTo) / 2))}
        y={ROWS_BOTTOM_PX + 18}
        textAnchor="middle"
      >
        {toolWords.empty}
      </DrawingText>
    </Drawing>
  )
}
