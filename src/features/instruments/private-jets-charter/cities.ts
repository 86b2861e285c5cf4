import { toMapPoint, RING_INTERVAL } from './model.ts'
import { places } from './places.ts'

/** Cities with their points on the map, most important first. */
export const cities = places.map((place) => {
  const [x, y] = toMapPoint(place.bearing, (place.nm * RING_INTERVAL) / 1000)
  return { ...place, x, y }
})
export type City = (typeof cities)[number]
