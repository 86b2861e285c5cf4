import { FLATNESS, layOut, ORIGIN } from './arcs.ts'
import * as styles from './DistanceArcs.css.ts'

export type DistanceArcsProps = {
  origin: string
  unit: string
  items: readonly { city: string; nm: number }[]
}

const WIDTH = 1280
const REACH = 1130
const LINE = (REACH / 2) * FLATNESS + 16
const HEIGHT = LINE + 64

/** The Kuwait line: each city where its distance puts it, and the arc that leads there. */
export function DistanceArcs({ origin, unit, items }: DistanceArcsProps) {
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line className={styles.line} x1={ORIGIN} x2={WIDTH} y1={LINE} y2={LINE} />
      {layOut(items, REACH).map(({ city, nm, x, named }) => {
        const radius = (x - ORIGIN) / 2
        const arc = `M${ORIGIN} ${LINE}A${radius.toFixed(1)} ${(radius * FLATNESS).toFixed(1)} 0 0 1 ${x.toFixed(1)} ${LINE}`
        return (
          <g key={city}>
            <path className={styles.arc} d={arc} />
            <circle className={styles.city} cx={x.toFixed(1)} cy={LINE} r="3.5" />
            {named && (
              <text className={styles.label} x={x.toFixed(1)} y={LINE + 32}>
                {city}
                <tspan className={styles.distance} x={x.toFixed(1)} dy="22">
                  {nm.toLocaleString('en-GB')} {unit}
                </tspan>
              </text>
            )}
          </g>
        )
      })}
      <circle className={styles.origin} cx={ORIGIN} cy={LINE} r="6" />
      <text className={styles.label} x={ORIGIN} y={LINE + 32}>
        {origin}
      </text>
    </svg>
  )
}
