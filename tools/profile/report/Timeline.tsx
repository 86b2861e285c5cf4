import { departureReport as report, reportWords } from '#content/departureReport.ts'
import { computeTimeline, formatSigned, type Span } from '#features/departureReport/model.ts'

/** Millimetres. The pitch equals the height of the table's rows in `report.css`. */
const PITCH = 5
const WIDTH = 66
const NAMES = 21

const along = ({ from, to }: Span) => ({ x: from * WIDTH, width: (to - from) * WIDTH })

const { timeline: words } = reportWords

/** A drawing beside a table. Their rows are aligned. */
export function Timeline() {
  const { rows, ticks } = computeTimeline(report.tasks)
  const height = (rows.length + 1) * PITCH
  return (
    <div className="timeline">
      <svg
        viewBox={`${-NAMES} 0 ${NAMES + WIDTH + 5} ${height}`}
        role="img"
        aria-label={`${words.drawing}. ${words.description}`}
      >
        {ticks.map(({ share, clock }) => (
          <g key={clock}>
            <path className="line" d={`M${share * WIDTH} ${PITCH - 1}V${height}`} />
            <text x={share * WIDTH} y={3.2} textAnchor="middle">
              {clock}
            </text>
          </g>
        ))}
        {rows.map(({ name, isOffPlan, bar: { planned, actual, late } }, index) => {
          const mark = late ? 'late' : 'actual'
          return (
            <g key={name} transform={`translate(0 ${(index + 1) * PITCH})`}>
              <path className="line" d={`M${-NAMES} 0H${WIDTH}`} />
              <text className={isOffPlan ? 'strong' : undefined} x={-NAMES} y={3.3}>
                {name}
              </text>
              {planned.from === planned.to ? (
                <>
                  <rect
                    className={mark}
                    {...along({ from: planned.to, to: Math.max(planned.to, actual.to) })}
                    y={2.35}
                    height={0.3}
                  />
                  <path className="planned" d={diamond(planned.to * WIDTH, 1.2)} />
                  <path className={mark} d={diamond(actual.to * WIDTH, 1)} />
                </>
              ) : (
                <>
                  <rect className="planned" {...along(planned)} y={1.25} height={2.5} />
                  <rect className="actual" {...along(actual)} y={1.8} height={1.4} />
                  {late && <rect className="late" {...along(late)} y={1.8} height={1.4} />}
                </>
              )}
            </g>
          )
        })}
      </svg>
      <table>
        <thead>
          <tr>
            {words.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, planned, actual, deviationMin, isOffPlan }) => (
            <tr key={name} className={isOffPlan ? 'offPlan' : undefined}>
              <th scope="row">{name}</th>
              <td>{planned}</td>
              <td>{actual}</td>
              <td>{formatSigned(deviationMin)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        {words.caption} {words.late(report.toleranceMin)}: <span className="swatch" />
      </p>
    </div>
  )
}

const diamond = (x: number, size: number) =>
  `M${x} ${2.5 - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`
