export const CENTRE_OFFSET = 500
export const CENTRE_POINT = { x: CENTRE_OFFSET, y: CENTRE_OFFSET }
/** Distance between rings, in units of the map: 1,000 NM. */
export const RING_INTERVAL = 80
export const RINGS = [1, 2, 3, 4, 5, 6]
export const RIM_RADIUS = RING_INTERVAL * RINGS.length
/** Margin around the map, for the labels outside its rim. */
export const MAP_MARGIN = 40

export type SideIndex = 0 | 1 | 2 | 3

export type MapPlace = {
  icao: string
  city: string
  /** Great-circle distance from Kuwait in whole nautical miles. */
  nm: number
  /** Initial true bearing in degrees, with one decimal. */
  bearing: number
  nameSide: SideIndex
  /** Side of the dot on which the ICAO code is drawn; null if there is no room for it. */
  codeSide: SideIndex | null
}

/** @param radius in units of the map */
export function toMapPoint(bearing: number, radius: number): [x: number, y: number] {
  const angle = (bearing * Math.PI) / 180
  return [
    roundToTenth(CENTRE_OFFSET + radius * Math.sin(angle)),
    roundToTenth(CENTRE_OFFSET - radius * Math.cos(angle)),
  ]
}
const roundToTenth = (value: number) => Math.round(value * 10) / 10
