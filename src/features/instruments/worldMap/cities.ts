import { onBearing, RING } from './model.ts'
import { places } from './places.ts'

/** With their points on the map, most important first. */
export const cities = places.map((place) => {
  const [x, y] = onBearing(place.bearing, (place.nm * RING) / 1000)
  return { ...place, x, y }
})
export type City = (typeof cities)[number]
