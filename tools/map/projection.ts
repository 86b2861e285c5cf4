import { geoAzimuthalEquidistant } from 'd3-geo'
import { AIRPORT_POSITION } from '#kuwait/airport.ts'

/** Side of the square map in units. Kuwait is at its centre. */
export const SIZE = 1000
const MIDDLE = SIZE / 2
/** The map's edge, 6,000 NM from Kuwait, in degrees of a great circle. */
const EDGE_DEGREES = 99.93
const EDGE = 480

/** Azimuthal equidistant from Kuwait: every distance and bearing from there is true. */
export const projection = () =>
  geoAzimuthalEquidistant()
    .rotate([-AIRPORT_POSITION.longitude, -AIRPORT_POSITION.latitude])
    .clipAngle(EDGE_DEGREES)
    .translate([MIDDLE, MIDDLE])
    .scale(EDGE / ((EDGE_DEGREES * Math.PI) / 180))
