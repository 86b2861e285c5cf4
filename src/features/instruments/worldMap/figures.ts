import { listTicks } from '#lib/scale.ts'
import type { Room } from './labels.ts'
import { onBearing, RIM, RING, RINGS } from './model.ts'

/** Due south, over the sea: there a ring is horizontal at its figure. */
const FIGURES_BEARING = 180
/** From a ring to the middle of its figure, in font sizes. */
const OFF_RING = 0.8
/** From the rim to the middle of its figures, beyond the ticks. */
const BEHIND = 32

function figure(text: string, bearing: number, radius: number) {
  const [x, y] = onBearing(bearing, radius)
  return { text, x, y }
}

/** Distances below the rings, but above the outermost. Narrow screens label every second ring. */
export const ringFigures = (room: Room) =>
  RINGS.filter((ring) => room.isWide || ring % 2 === 0).map((ring) => {
    const side = ring === RINGS.length ? -1 : 1
    return figure(`${ring},000`, FIGURES_BEARING, ring * RING + side * OFF_RING * room.size)
  })

/** The four cardinal points; wide screens add a bearing every thirty degrees. */
export function rimFigures(points: string, room: Room) {
  return listTicks(room.isWide ? 30 : 90, 330).map((bearing) =>
    figure(points[bearing / 90] ?? inDegrees(bearing), bearing, RIM + BEHIND),
  )
}

/** @returns a bearing in three figures, as it is spoken */
export const inDegrees = (bearing: number) => String(Math.round(bearing) % 360).padStart(3, '0')
