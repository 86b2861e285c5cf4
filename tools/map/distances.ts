import { type AirportCode, airports } from '#content/airports.ts'
import { company } from '#content/company.ts'
import { type LabelSide, mapPlaces } from '#content/instruments/private-jets-charter.ts'
import type { Destination } from '#content/types.ts'
import type { MapPlace, SideIndex } from '#features/instruments/private-jets-charter/model.ts'
import { computeDistance } from './distance.ts'

export const computeDistances = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, { city, ...point }]) => [
      icao,
      { city, ...computeDistance(company.airport, point) },
    ]),
  ) as Record<AirportCode, Destination>

/** In the order of `SIDES` in `private-jets-charter/labels.ts`, whose index the map's data contains. */
const SIDES: readonly LabelSide[] = ['right', 'left', 'above', 'below']
const indexOf = (side: LabelSide) => SIDES.indexOf(side) as SideIndex

/** @returns the map's places in order of importance */
export function computePlaces(): MapPlace[] {
  const distances = computeDistances()
  return mapPlaces.map(({ icao, name, code }) => ({
    icao,
    ...distances[icao],
    nameSide: indexOf(name),
    codeSide: code ? indexOf(code) : null,
  }))
}
