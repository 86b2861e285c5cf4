import { toKuwaitDay } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { MINUTES_PER_DAY, formatTime } from '#lib/clock.ts'
import { padTwoDigits } from '#lib/format.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, Stretched, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { type SunBand, SunPath, toSunY } from '#ui/SunPath/SunPath.tsx'
import { createTickPath, listTicks } from '#ui/Drawing/scale.ts'
import * as styles from './TodaysSun.css.ts'

const BAND: SunBand = { top: 18, bottom: 70, horizon: 54, perRadian: { above: 23, below: 10 } }

const SKY: SunBand = {
  ...BAND,
  top: 0,
  bottom: BAND.bottom - BAND.top,
  horizon: BAND.horizon - BAND.top,
}

const HOURS = [0, 6, 12, 18, 24]
const hourMarks = createTickPath(
  listTicks(1, 24).map((hour) => hour / 24),
  BAND.bottom - 4,
  4,
)

/** @returns the first minute of the day in Kuwait, since the epoch, UTC */
const findKuwaitMidnight = (minute: number) =>
  toKuwaitDay(minute) * MINUTES_PER_DAY - KUWAIT_OFFSET_MINUTES

export type TodaysSunProps = {
  /**
   * The current minute since the epoch, UTC. Undefined in the prerendered page, which shows only the hours.
   */
  now: number | undefined
}

export function TodaysSun({ now }: TodaysSunProps) {
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.sky}>
        {now !== undefined && (
          <>
            <svg className={`${parts.root} ${styles.sun}`}>
              <SunPath
                start={findKuwaitMidnight(now)}
                band={SKY}
                className={{
                  twilight: styles.twilight,
                  daylight: styles.daylight,
                  path: parts.sunPath,
                }}
              />
            </svg>
            <div className={styles.cover} />
          </>
        )}
      </div>
      <svg className={`${parts.root} ${styles.scale}`}>
        <Stretched height={BAND.bottom}>
          <path
            className={`${parts.line} ${parts.thin}`}
            d={`M0 ${BAND.top}H1000M0 ${BAND.horizon}H1000M0 ${BAND.bottom}H1000${hourMarks}`}
          />
        </Stretched>
        {HOURS.map((hour) => {
          const place = {
            x: toPercent(hour / 24),
            textAnchor: hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle',
          } as const
          return (
            <g key={hour}>
              <text className={parts.name} {...place} y={BAND.top - 6}>
                {padTwoDigits(hour)}
              </text>
              <text className={parts.label} {...place} y={BAND.bottom + 16}>
                {formatTime(hour * 60 - KUWAIT_OFFSET_MINUTES).slice(0, 2)}Z
              </text>
            </g>
          )
        })}
      </svg>
      {now !== undefined && <NowLine now={now} />}
    </div>
  )
}

function NowLine({ now }: { now: number }) {
  const share = (now - findKuwaitMidnight(now)) / MINUTES_PER_DAY
  return (
    <svg className={`${parts.root} ${styles.nowLine}`}>
      <VerticalLine className={styles.now} share={share} y1={BAND.top - 3} y2={BAND.bottom + 3} />
      <circle className={styles.nowSun} cx={toPercent(share)} cy={toSunY(BAND, now)} r="4.5" />
    </svg>
  )
}
