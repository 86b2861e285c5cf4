import { use } from 'react'
import { nudged } from './Drawing.css.ts'
import { Miniature } from './miniature.ts'
import type { useDrag } from './useDrag.ts'
import * as styles from './Handle.css.ts'

export type HandleProps = {
  /** Position of the line that is dragged, such as `80%`. */
  x: string
  /** Where a pointer can take it: pixels, or a share such as `100%`. */
  y: number
  height: number | string
  /** Pixels from the top of the drawing to the centre of the knob. */
  knobY: number
  handle: ReturnType<typeof useDrag>['handle']
}

const WIDTH_PX = 44

export function Handle({ x, y, height, knobY, handle }: HandleProps) {
  const knob = (
    <g transform={`translate(0 ${knobY})`}>
      <rect className={styles.knob} x="-8" y="-12" width="16" height="24" rx="3" />
      <path className={styles.grip} d="M-2.500 -5V5M2.500 -5V5" />
    </g>
  )
  if (use(Miniature)) {
    return (
      <svg x={x} overflow="visible">
        <rect className={styles.ghost} y={y} width="2" height={height} />
        <g className={nudged}>{knob}</g>
      </svg>
    )
  }
  return (
    <svg className={styles.root} x={x} overflow="visible">
      {knob}
      <rect
        {...handle}
        className={styles.target}
        data-handle
        x={-WIDTH_PX / 2}
        y={y}
        width={WIDTH_PX}
        height={height}
      />
    </svg>
  )
}
