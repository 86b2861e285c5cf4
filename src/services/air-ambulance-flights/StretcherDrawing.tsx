import { toolWords } from './toolWords.ts'
import { useId } from 'react'
import { Cell, Cells, ScaleCell } from '#toolHost/Cells.tsx'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import type { Opening, Passage, Stretcher } from './model.ts'
import * as styles from './AirAmbulanceFlightsDrawing.css.ts'

/** Size of a plan in centimetres, from the corner of the cabin's outer walls. */
const VIEW = { width: 330, height: 290 }
const EDGE = { x: 326, y: 286 }

export type StretcherDrawingProps = { stretcher: Stretcher; passages: readonly Passage[] }

export function StretcherDrawing({ stretcher, passages }: StretcherDrawingProps) {
  const fitsId = useId()
  return (
    <Cells {...toolWords.drawing} columns="five" fitsId={fitsId}>
      {passages.map((passage) => {
        const { id, widthCm, cabinCm, turn, needsCm, verdict } = passage
        const isLevel = verdict === 'level'
        const { aircraft, entry } = toolWords.openings[id]
        const lines = [
          { tone: 'strong', text: aircraft },
          { tone: 'label', text: entry },
          { tone: isLevel ? 'result' : 'label', text: toolWords.verdicts[verdict] },
          { tone: 'label', text: needsCm === undefined ? undefined : toolWords.needs(needsCm) },
        ] as const
        return (
          <Cell key={id} lines={lines} view={VIEW}>
            <Plan opening={passage} />
            {verdict === 'tilt' && needsCm && (
              <path
                className={`${styles.needed} ${parts.thin}`}
                d={`M${widthCm} ${needsCm}H${EDGE.x}`}
              />
            )}
            {turn && (
              <path
                className={`${styles.stretcher[verdict]} ${parts.thin}`}
                fill={isLevel ? `url(#${fitsId})` : 'none'}
                d={createOutline(stretcher, turn.atDeg)}
              />
            )}
            <circle className={styles.corner} cx={widthCm} cy={cabinCm} r="4" />
          </Cell>
        )
      })}
      <ScaleCell label={toolWords.scale} length={100} viewWidth={VIEW.width} />
    </Cells>
  )
}

/** The cabin runs from left to right. The entry comes from below, at its left end. */
function Plan({ opening: { widthCm: a, cabinCm: b } }: { opening: Opening }) {
  const { x, y } = EDGE
  return (
    <>
      <path className={parts.face} d={`M0 ${y}V0H${x}V${b}H${a}V${y}Z`} />
      <path className={`${styles.wall} ${parts.thin}`} d={`M0 ${y}V0H${x}M${a} ${y}V${b}H${x}`} />
    </>
  )
}

function createOutline({ lengthCm, widthCm }: Stretcher, atDeg: number): string {
  const angle = (atDeg / 180) * Math.PI
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const points = [
    [lengthCm * sin, 0],
    [0, lengthCm * cos],
    [widthCm * cos, lengthCm * cos + widthCm * sin],
    [lengthCm * sin + widthCm * cos, widthCm * sin],
  ]
  return `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}Z`
}
