import { type AirportCode, airports, type Destination } from '#kuwait/airports.ts'
import { company } from '#content/company.ts'
import { computeDistance } from './distance.ts'

export const computeDistances = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, { city, ...point }]) => [
      icao,
      { city, ...computeDistance(company.airport, point) },
    ]),
  ) as Record<AirportCode, Destination>
