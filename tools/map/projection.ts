import { geoAzimuthalEquidistant } from 'd3-geo'
import { company } from '#content/company.ts'

/** The map's square, in units; Kuwait is its middle. */
export const SIZE = 1000
const MIDDLE = SIZE / 2
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
