import type { Plugin } from 'vite'
import { type AirportCode, airports } from '#content/airports.ts'
import { company } from '#content/company.ts'
import type { Destination } from '#content/types.ts'
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

/** `virtual:distances`: the figures alone, so that no geodesy and no coordinate is on a page. */
export function distances(): Plugin {
  return {
    name: 'aero:distances',
    resolveId: (id) => (id === ID || id.startsWith(ONE) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${ID}`) return `export const distances = ${JSON.stringify(computeDistances())}`
      if (!id.startsWith(`\0${ONE}`)) return
      const found = Object.entries(computeDistances()).find(([icao]) => id.endsWith(icao))
      if (!found) throw new Error(`${id.slice(1)} is no airport of content/airports.ts`)
      const [, destination] = found
      const figure = destination.nm.toLocaleString('en-GB')
      return `export default ${JSON.stringify({ ...destination, figure })}`
    },
  }
}
