export const MIDDLE = 500
/** Kuwait's point: the centre of the map. */
export const CENTRE = { x: MIDDLE, y: MIDDLE }
/** In units of the map: 1,000 NM, and the map's edge at 6,000 NM. */
export const RING = 80
export const RINGS = [1, 2, 3, 4, 5, 6]
export const RIM = RING * RINGS.length
/** Around the map, for the labels outside its rim. */
export const MARGIN = 40

/** Index of a side in `SIDES` (`labels.ts`). */
export type SideIndex = 0 | 1 | 2 | 3

export type MapPlace = {
  icao: string
  city: string
  /** Great-circle distance from Kuwait in whole nautical miles. */
  nm: number
  /** Initial true bearing in degrees, with one decimal. */
  bearing: number
  /** Where the name is drawn when the place is chosen. */
  nameSide: SideIndex
  /** Where the ICAO code is drawn; null if there is no room for it. */
  codeSide: SideIndex | null
}

/**
 * @param radius in units of the map
 * @returns the point on a bearing from the map's centre
 */
export function onBearing(bearing: number, radius: number): [x: number, y: number] {
  const angle = (bearing * Math.PI) / 180
  return [rounded(MIDDLE + radius * Math.sin(angle)), rounded(MIDDLE - radius * Math.cos(angle))]
}
const rounded = (value: number) => Math.round(value * 10) / 10
