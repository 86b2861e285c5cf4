import { ticks } from '#lib/scale.ts'
import type { Room } from './labels.ts'
import { onBearing, RIM, RING, RINGS } from './model.ts'

/** Due south: over the sea, and where a ring runs level beside its figure. */
const FIGURES_BEARING = 180
/** From a ring to the middle of its figure, in sizes of the type. */
const OFF_RING = 0.8
/** From the rim to the middle of its figures, behind the strokes. */
const BEHIND = 32

/** A figure whose middle stands on a point of the map. */
function figure(text: string, bearing: number, radius: number) {
  const [x, y] = onBearing(bearing, radius)
  return { text, x, y }
}

/** Distances written below the rings, above the outermost: for all of them if there is room. */
export const ringFigures = (room: Room) =>
  RINGS.filter((ring) => room.isWide || ring % 2 === 0).map((ring) => {
    const side = ring === RINGS.length ? -1 : 1
    return figure(`${ring},000`, FIGURES_BEARING, ring * RING + side * OFF_RING * room.size)
  })

/** Four points of the compass, clockwise from north; with room, every thirty degrees. */
export function rimFigures(points: string, room: Room) {
  return ticks(room.isWide ? 30 : 90, 330).map((bearing) =>
    figure(points[bearing / 90] ?? inDegrees(bearing), bearing, RIM + BEHIND),
  )
}

/** A bearing as it is spoken, in three figures. */
export const inDegrees = (bearing: number) => String(Math.round(bearing) % 360).padStart(3, '0')
