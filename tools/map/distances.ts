import { type AirportCode, airports } from '#content/airports.ts'
import { company } from '#content/company.ts'
import { mapOrder, worldMap } from '#content/instruments/worldMap.ts'
import type { Destination } from '#content/types.ts'
import { type MapPlace, toMapPoint, RING_INTERVAL } from '#features/instruments/worldMap/model.ts'
import { computeDistance } from './distance.ts'
import { placeLabels } from './placeLabels.ts'

export const computeDistances = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, { city, ...point }]) => [
      icao,
      { city, ...computeDistance(company.airport, point) },
    ]),
  ) as Record<AirportCode, Destination>

/** @returns the map's places in order of importance, with the side of each label */
export function computePlaces(): MapPlace[] {
  const distances = computeDistances()
  const places = mapOrder.map((icao) => {
    const destination = distances[icao]
    const [x, y] = toMapPoint(destination.bearing, (destination.nm * RING_INTERVAL) / 1000)
    return { icao, ...destination, x, y }
  })
  const sides = placeLabels(places, worldMap)
  return places.map(({ icao, city, nm, bearing }, index) => {
    const { name, code } = sides[index] ?? { name: 0, code: null }
    return { icao, city, nm, bearing, nameSide: name, codeSide: code }
  })
}
