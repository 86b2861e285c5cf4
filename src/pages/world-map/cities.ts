import { distances } from 'virtual:distances'
import { worldMap } from '#content/instruments/worldMap.ts'
import { onBearing, RING } from '#features/instruments/worldMap/model.ts'

/** What the map shows, in order of weight. */
export const cities = worldMap.order.map((icao) => {
  const city = distances[icao]
  const [x, y] = onBearing(city.bearing, (city.nm * RING) / 1000)
  return { icao, ...city, x, y }
})
