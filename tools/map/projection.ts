import { geoAzimuthalEquidistant } from 'd3-geo'
import { company } from '#content/company.ts'
import type { airports } from '#content/airports.ts'
import { geodesicBetween } from '#tools/distances/distance.ts'

/** The map's square, in units; Kuwait is its middle. */
export const SIZE = 1000
const MIDDLE = SIZE / 2
const UNITS_PER_NAUTICAL_MILE = 0.08
/** What lies farther than the map's edge, 6,000 NM, in degrees of a great circle on the sphere. */
const EDGE_DEGREES = 99.93
const EDGE = 480

const { latitude, longitude } = company.airport

/** Azimuthal equidistant from Kuwait: every distance and bearing from there is true. */
export const projection = () =>
  geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .clipAngle(EDGE_DEGREES)
    .translate([MIDDLE, MIDDLE])
    .scale(EDGE / ((EDGE_DEGREES * Math.PI) / 180))

type Airport = Pick<(typeof airports)[keyof typeof airports], 'latitude' | 'longitude'>

/** @returns x and y of an airport in the map's units, by its distance over the ellipsoid */
export function placeOf(airport: Airport): [x: number, y: number] {
  const { nm, bearing } = geodesicBetween(company.airport, airport)
  const radius = nm * UNITS_PER_NAUTICAL_MILE
  const angle = (bearing * Math.PI) / 180
  const rounded = (value: number) => Math.round(value * 10) / 10
  return [rounded(MIDDLE + radius * Math.sin(angle)), rounded(MIDDLE - radius * Math.cos(angle))]
}
