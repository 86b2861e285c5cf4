import type { Plugin } from 'vite'
import { type AirportCode, airports } from '#content/airports.ts'
import { placeOf } from './projection.ts'

const ID = 'virtual:map'

/** Where each airport that the site names stands on the map. */
const computePlaces = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, airport]) => [icao, placeOf(airport)]),
  ) as Record<AirportCode, [x: number, y: number]>

/** `virtual:map`: places alone, so that no projection is on a page. */
export function map(): Plugin {
  return {
    name: 'aero:map',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const places = ${JSON.stringify(computePlaces())}` : undefined,
  }
}
