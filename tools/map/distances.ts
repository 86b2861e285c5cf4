import { type AirportCode, airports, type Destination } from '#kuwait/airports.ts'
import { AIRPORT_POSITION } from '#kuwait/airport.ts'
import { computeDistance } from './distance.ts'

export const computeDistances = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, { city, ...point }]) => [
      icao,
      { city, ...computeDistance(AIRPORT_POSITION, point) },
    ]),
  ) as Record<AirportCode, Destination>
