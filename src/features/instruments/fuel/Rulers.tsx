import { fuelInstrument as copy } from '#content/instruments/fuel.ts'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Drawing, ScaleBar, Stretched, VerticalLine } from '../frame/Drawing.tsx'
import { tickPath } from '#lib/scale.ts'
import * as styles from './Fuel.css.ts'
import type { FuelUnit, UpliftIn } from '#lib/fuelUnits.ts'
import { layOut, NOUGHT_AT, precise, type Ruler, whole } from './rulers.ts'

/** From one ruler to the next, in per cents of the height. Below the last stands the scale bar. */
const ROW = 18.5
/** Pixels from a row's top to its ruler, and the ruler's own. */
const TOP = 36
const FACE = 44
const TICK = { short: 7, middle: 11, long: 17 }

export type RulersProps = {
  /** The unit that is asked for. */
  asked: FuelUnit
  units: readonly UpliftIn[]
  density: number
}

/** A slide rule for fuel: five units on one scale of mass, under one line. */
export function Rulers({ asked, units, density }: RulersProps) {
  const { rulers, line, bar } = layOut(units, density)
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      {rulers.map((ruler, row) => (
        <svg key={ruler.unit} y={`${row * ROW}%`} width="100%" height={TOP + FACE}>
          <Face ruler={ruler} />
          <text className={parts.name} x="0" y={TOP - 11}>
            {copy.units[ruler.unit]}
          </text>
          <Figure
            text={precise(ruler.amount)}
            line={line}
            className={ruler.unit === asked ? styles.asked : styles.figure}
          />
        </svg>
      ))}
      <svg x={percent(line)} overflow="visible">
        <rect className={styles.glass} x="-16" y="6" width="32" height="93%" rx="2" />
      </svg>
      <VerticalLine className={parts.answer} share={line} y1="6" y2="94.4%" />
      <ScaleBar
        x="0"
        to={percent(bar.length)}
        y="96%"
        label={`${bar.kilograms} ${copy.units.kg}`}
      />
    </Drawing>
  )
}

/** A ruler's face: strokes from its upper edge, figures below the long ones. */
function Face({ ruler: { figures, strokes: places, long, bracket } }: { ruler: Ruler }) {
  const middle = places.filter((_, index) => index % 5 === 0)
  return (
    <>
      <rect className={styles.face} y={TOP} width="100%" height={FACE} />
      <Stretched y={TOP} height={FACE}>
        {bracket && (
          <rect
            className={styles.bracket}
            x={Math.round(bracket[0] * 1000)}
            width={Math.round((bracket[1] - bracket[0]) * 1000)}
            height={TICK.long}
          />
        )}
        <path
          className={`${parts.line} ${parts.thin}`}
          d={`M0 0H1000${tickPath(places, 0, TICK.short)}`}
        />
        <path
          className={`${parts.working} ${parts.thin}`}
          d={tickPath(middle, 0, TICK.middle) + tickPath(long, 0, TICK.long)}
        />
      </Stretched>
      {figures.map(({ value, at, isWide }) => (
        <text
          key={value}
          className={isWide ? `${parts.label} ${parts.wide}` : parts.label}
          x={percent(at)}
          dx={value ? 0 : NOUGHT_AT}
          y={TOP + FACE - 10}
          textAnchor={value ? 'middle' : 'start'}
        >
          {whole(value)}
        </text>
      ))}
    </>
  )
}

/** Beside the line, on the side that has room. */
function Figure({ text, line, className }: { text: string; line: number; className: string }) {
  const isLeft = line > 0.6
  return (
    <text
      className={className}
      x={percent(Math.max(line, 0.2))}
      dx={isLeft ? -24 : 24}
      y={TOP - 11}
      textAnchor={isLeft ? 'end' : 'start'}
    >
      {text}
    </text>
  )
}
