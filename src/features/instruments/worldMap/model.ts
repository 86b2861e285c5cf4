export const MIDDLE = 500
/** Kuwait's point: the centre of the map. */
export const CENTRE = { x: MIDDLE, y: MIDDLE }
/** Units of the map for 1,000 NM, and for its edge at 6,000. */
export const RING = 80
export const RINGS = [1, 2, 3, 4, 5, 6]
export const RIM = RING * RINGS.length
/** Around the map's square: room for the rim's figures. */
export const MARGIN = 40

/** Index of a side in `SIDES` (`labels.ts`). */
export type SideIndex = 0 | 1 | 2 | 3

export type MapPlace = {
  icao: string
  city: string
  /** Great-circle distance from Kuwait in whole nautical miles. */
  nm: number
  /** True bearing at the start in degrees, to a tenth. */
  bearing: number
  /** Where the name stands once the place is chosen. */
  nameSide: SideIndex
  /** Where the ICAO code stands, or null if there is no room for it. */
  codeSide: SideIndex | null
}

/** The point of the map on a bearing, `radius` units from its middle. */
export function onBearing(bearing: number, radius: number): [x: number, y: number] {
  const angle = (bearing * Math.PI) / 180
  return [rounded(MIDDLE + radius * Math.sin(angle)), rounded(MIDDLE - radius * Math.cos(angle))]
}
const rounded = (value: number) => Math.round(value * 10) / 10
