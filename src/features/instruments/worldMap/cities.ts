import { cities as rows } from 'virtual:distances'
import { onBearing, RING } from '#lib/worldMap/model.ts'

/** What the map shows, in order of weight. */
export const cities = rows.map(([icao, city, nm, bearing, nameSide, codeSide = nameSide]) => {
  const [x, y] = onBearing(bearing, (nm * RING) / 1000)
  return { icao, city, nm, bearing, nameSide, codeSide, x, y }
})
export type City = (typeof cities)[number]
