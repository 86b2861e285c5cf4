import { distances } from 'virtual:distances'
import { places } from 'virtual:map'
import { worldMap } from '#content/instruments/worldMap.ts'

/** What the map shows, in order of weight. */
export const cities = worldMap.order.map((icao) => {
  const [x, y] = places[icao]
  return { icao, ...distances[icao], x, y }
})
