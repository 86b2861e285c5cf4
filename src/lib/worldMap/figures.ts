import { ticks } from '../scale.ts'
import type { Room } from './labels.ts'
import { onBearing, RIM, RING, RINGS } from './model.ts'

/** Over the sea, where no city is, and upon a stroke of the rim, which its figure covers. */
const FIGURES_ON = 160
/** From the rim to the middle of its figures, behind the strokes. */
const BEHIND = 32

/** A figure whose middle stands on a point of the map. */
function figure(text: string, bearing: number, radius: number) {
  const [x, y] = onBearing(bearing, radius)
  return { text, x, y }
}

/** What the rings say: with room, each of them. */
export const ringFigures = (room: Room) =>
  RINGS.filter((ring) => room.isWide || ring % 2 === 0).map((ring) =>
    figure(`${ring},000`, FIGURES_ON, ring * RING),
  )

/** Four points of the compass, clockwise from north; with room, every thirty degrees. */
export function rimFigures(points: string, room: Room) {
  return ticks(room.isWide ? 30 : 90, 330).map((bearing) =>
    figure(points[bearing / 90] ?? inDegrees(bearing), bearing, RIM + BEHIND),
  )
}

/** A bearing as it is spoken, in three figures. */
export const inDegrees = (bearing: number) => String(Math.round(bearing) % 360).padStart(3, '0')
