import type { Plugin } from 'vite'
import { type AirportCode, airports } from '#content/airports.ts'
import { company } from '#content/company.ts'
import { mapOrder, worldMap } from '#content/instruments/worldMap.ts'
import type { Destination } from '#content/types.ts'
import { onBearing, RING } from '#lib/worldMap/model.ts'
import { placeLabels } from '#tools/map/placeLabels.ts'
import { distanceBetween } from './distance.ts'

const ID = 'virtual:distances'
/** One airport of them, for a page that names only a few. */
const ONE = 'virtual:distance/'

/** Every airport that the site names, by ICAO code, with how far it is from the company's own. */
const computeDistances = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, { city, ...place }]) => [
      icao,
      { city, ...distanceBetween(company.airport, place) },
    ]),
  ) as Record<AirportCode, Destination>

/** What the map shows, in order of weight, with the sides on which its labels stand. */
function placedCities() {
  const all = computeDistances()
  const cities = mapOrder.map((icao) => {
    const [x, y] = onBearing(all[icao].bearing, (all[icao].nm * RING) / 1000)
    return { icao, ...all[icao], x, y }
  })
  const sides = placeLabels(cities, worldMap)
  return cities.map(({ icao, city, nm, bearing }, index) => {
    const { name, code } = sides[index] ?? {}
    return [icao, city, nm, bearing, name, ...(code === name ? [] : [code])]
  })
}

/** `virtual:distances`: the figures alone, so that no geodesy and no coordinate is on a page. */
export function distances(): Plugin {
  return {
    name: 'aero:distances',
    resolveId: (id) => (id === ID || id.startsWith(ONE) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${ID}`) {
        return `export const distances = ${JSON.stringify(computeDistances())}
export const cities = ${JSON.stringify(placedCities())}`
      }
      if (!id.startsWith(`\0${ONE}`)) return
      const found = Object.entries(computeDistances()).find(([icao]) => id.endsWith(icao))
      if (!found) throw new Error(`${id.slice(1)} is no airport of content/airports.ts`)
      const [, destination] = found
      const figure = destination.nm.toLocaleString('en-GB')
      return `export default ${JSON.stringify({ ...destination, figure })}`
    },
  }
}
