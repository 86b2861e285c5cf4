import { distances } from '#kuwait/distances.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import * as styles from './Facts.css.ts'
import { kuwaitFacts } from './facts.ts'

/** The alternates by bearing and distance: a unit is a nautical mile, and north is up. The table says the same. */
export const AlternatesSketch = () => (
  <svg className={styles.sketch} viewBox="-122 -20 566 290" aria-hidden="true">
    {[200, 400].map((nm) => (
      <g key={nm}>
        <path
          className={parts.line}
          d={`M${nm} 0A${nm} ${nm} 0 0 1 ${toPoint(nm, 200).join(' ')}`}
        />
        <text className={parts.label} x={nm} y="-6" textAnchor="middle">{`${nm} NM`}</text>
      </g>
    ))}
    <text className={parts.strong} x="-10" y="4" textAnchor="end">
      OKKK
    </text>
    {kuwaitFacts.alternates.codes.map((code) => {
      const { nm, bearing } = distances[code]
      const [x, y] = toPoint(nm, bearing)
      // The two nearest are close together.
      const isLeft = x < 100
      return (
        <g key={code}>
          <path className={parts.working} d={`M0 0L${x} ${y}`} />
          <circle className={parts.strong} cx={x} cy={y} r="3.5" />
          <text
            className={parts.strong}
            x={isLeft ? x - 10 : x + 10}
            y={y + 4}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {code}
          </text>
        </g>
      )
    })}
    <circle className={parts.strong} r="3.5" />
  </svg>
)

function toPoint(nm: number, bearing: number) {
  const angle = (bearing / 180) * Math.PI
  return [Math.round(nm * Math.sin(angle)), Math.round(-nm * Math.cos(angle))] as const
}
