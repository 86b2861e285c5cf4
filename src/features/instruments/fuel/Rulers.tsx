import { copy } from '#content/instruments/fuel.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, Drawing, SideLabel, Stretched, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { createTickPath } from '#ui/Drawing/scale.ts'
import * as styles from './FuelInstrument.css.ts'
import type { FuelUnit, ConvertedUplift } from '#lib/fuelUnits.ts'
import { layOutRulers, ZERO_OFFSET, formatAmount, type Ruler, formatWhole } from './rulers.ts'

/** Pixels: from the top of a row to its ruler, and the height of the ruler. */
const RULER_TOP_PX = 36
const RULER_HEIGHT_PX = 44
/** Length of the line below the last ruler. */
const LINE_END = 14
const TICK = { short: 7, middle: 11, long: 17 }

export type RulersProps = {
  /** The unit of the result. */
  resultUnit: FuelUnit
  units: readonly ConvertedUplift[]
  density: number
}

/** Five rulers on one scale of mass. A single line marks the uplift on all of them. */
export function Rulers({ resultUnit, units, density }: RulersProps) {
  const { rulers, line } = layOutRulers(units, density)
  const gaps = rulers.length - 1
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      {rulers.map((ruler, row) => (
        <svg key={ruler.unit} y={toPercent(row / gaps)} width="100%" overflow="visible">
          {/* The last ruler ends above the end of the line, at any height of the drawing. */}
          <g
            transform={`translate(0 ${(-row / gaps) * (RULER_TOP_PX + RULER_HEIGHT_PX + LINE_END)})`}
          >
            <Face ruler={ruler} />
            <text className={parts.name} x="0" y={RULER_TOP_PX - 11}>
              {copy.units[ruler.unit]}
            </text>
            {/* The amount is beside the line, on the side with more room. */}
            <SideLabel
              className={ruler.unit === resultUnit ? styles.resultFigure : styles.figure}
              x={toPercent(Math.max(line, 0.2))}
              y={RULER_TOP_PX - 11}
              gap={24}
              isLeft={line > 0.6}
            >
              {formatAmount(ruler.amount)}
            </SideLabel>
          </g>
        </svg>
      ))}
      <svg x={toPercent(line)} overflow="visible">
        <rect className={styles.glass} x="-16" width="32" height="100%" rx="2" />
      </svg>
      <VerticalLine className={parts.answer} share={line} y1="6" y2="100%" />
    </Drawing>
  )
}

/** The ticks and labels of a ruler. */
function Face({ ruler: { labels, ticks, longTicks, bracket } }: { ruler: Ruler }) {
  const middle = ticks.filter((_, index) => index % 5 === 0)
  return (
    <>
      <rect className={styles.face} y={RULER_TOP_PX} width="100%" height={RULER_HEIGHT_PX} />
      <Stretched y={RULER_TOP_PX} height={RULER_HEIGHT_PX}>
        {bracket && (
          <rect
            className={styles.bracket}
            x={Math.round(bracket.from * 1000)}
            width={Math.round((bracket.to - bracket.from) * 1000)}
            height={TICK.long}
          />
        )}
        <path
          className={`${parts.line} ${parts.thin}`}
          d={`M0 0H1000${createTickPath(ticks, 0, TICK.short)}`}
        />
        <path
          className={`${parts.working} ${parts.thin}`}
          d={createTickPath(middle, 0, TICK.middle) + createTickPath(longTicks, 0, TICK.long)}
        />
      </Stretched>
      {labels.map(({ value, share, isWideOnly }) => (
        <text
          key={value}
          className={isWideOnly ? `${parts.label} ${parts.wide}` : parts.label}
          x={toPercent(share)}
          dx={value ? 0 : ZERO_OFFSET}
          y={RULER_TOP_PX + RULER_HEIGHT_PX - 10}
          textAnchor={value ? 'middle' : 'start'}
        >
          {formatWhole(value)}
        </text>
      ))}
    </>
  )
}
