import { geoAzimuthalEquidistant } from 'd3-geo'
import { AIRPORT_POSITION } from '#kuwait/airport.ts'
import { CENTRE, RIM_RADIUS } from '#ui/WorldMap/projection.ts'

/** The distance from Kuwait to the map's rim: 6,000 NM, in degrees of a great circle. */
const RIM_DEGREES = 99.93

/** Azimuthal equidistant from Kuwait: every distance and bearing from there is true. */
export const projection = () =>
  geoAzimuthalEquidistant()
    .rotate([-AIRPORT_POSITION.longitude, -AIRPORT_POSITION.latitude])
    .clipAngle(RIM_DEGREES)
    .translate([CENTRE, CENTRE])
    .scale(RIM_RADIUS / ((RIM_DEGREES * Math.PI) / 180))
