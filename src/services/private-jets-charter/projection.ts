import { roundToTenth } from '#lib/format.ts'

/** The map is a square of 1,000 units with Kuwait at its centre. */
export const CENTRE = 500
/** Distance between rings, in units of the map: 1,000 NM. */
export const RING_INTERVAL = 80
export const RINGS = [1, 2, 3, 4, 5, 6]
export const RIM_RADIUS = RING_INTERVAL * RINGS.length
export const MAP_MARGIN = 40
export const HANDLE_RADIUS = { ring: 20, target: 60 }
/** Font sizes in units of the map: at least 11 px in narrow maps and in wide ones. */
export const FONT_SIZES = { narrow: 38, wide: 18.5 }

/** @param radius in units of the map */
export function toMapPoint(bearing: number, radius: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180
  return {
    x: roundToTenth(CENTRE + radius * Math.sin(angle)),
    y: roundToTenth(CENTRE - radius * Math.cos(angle)),
  }
}
