import { toolWords } from './toolWords.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { MINUTES_PER_DAY, formatTime } from '#lib/clock.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Bar, DrawingText, Stretched, toPercent } from '#ui/Drawing/Drawing.tsx'
import { HORIZON_RADIANS } from '#kuwait/sun.ts'
import { listTimesAbove, type SunBand, SunPath, toSunY } from '#ui/SunPath/SunPath.tsx'
import * as styles from './GroundHandlingDrawing.css.ts'

export const SKY_HEIGHT_PX = 96
const BAND: SunBand = {
  top: 0,
  bottom: SKY_HEIGHT_PX,
  horizon: 68,
  perRadian: { above: 38, below: 15 },
}

/** Labels closer to an edge than this share of the width align with it. Centred, they would stick out on phones. */
const EDGE_SHARE = 0.07

/** On-blocks and off-blocks times, in minutes since the epoch, UTC. */
export type StopProps = { from: number; to: number }

export function DaylightDrawing({ from, to }: StopProps) {
  const middle = (from + to) / 2
  const start = middle - MINUTES_PER_DAY / 2
  const toShare = (minute: number) => (minute - start) / MINUTES_PER_DAY
  const { horizon } = BAND
  return (
    <>
      <SunPath
        start={start}
        band={BAND}
        className={{ twilight: parts.face, daylight: styles.day, path: parts.working }}
      >
        <Bar className={styles.stop} from={toShare(from)} to={toShare(to)} height={SKY_HEIGHT_PX} />
      </SunPath>
      <Stretched height={SKY_HEIGHT_PX}>
        <rect
          className={styles.belowHorizon}
          y={horizon}
          width="1000"
          height={SKY_HEIGHT_PX - horizon}
        />
        <path className={`${parts.line} ${parts.thin}`} d={`M0 ${horizon}H1000M0 0H1000`} />
      </Stretched>
      <circle className={parts.strong} cx="50%" cy={toSunY(BAND, middle)} r="5" />
      <DrawingText className={parts.name} x="100%" dx="-8" y="18" textAnchor="end">
        {toolWords.sun}
      </DrawingText>
      {listTimesAbove(HORIZON_RADIANS, start)
        .flat()
        .map((minute) => ({ minute, share: toShare(minute) }))
        .filter(({ share }) => share > 0 && share < 1)
        .map(({ minute, share }) => (
          <DrawingText
            key={minute}
            className={parts.label}
            x={toPercent(share)}
            y={horizon + 18}
            textAnchor={share < EDGE_SHARE ? 'start' : share > 1 - EDGE_SHARE ? 'end' : 'middle'}
          >
            {formatTime(Math.round(minute), KUWAIT_OFFSET_MINUTES)}
          </DrawingText>
        ))}
    </>
  )
}
