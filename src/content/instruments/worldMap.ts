import type { AirportCode } from '../airports.ts'

/** The world from OKKK: a map on which every distance from Kuwait is true. */
export const worldMap = {
  kicker: '07 · Great circle',
  title: 'The world from OKKK',
  promise: 'Every distance true from Kuwait: a straight line from the middle is the shortest way.',
  drawing: {
    title: 'A map of the world around Kuwait',
    description:
      'Land lies in rings of a thousand nautical miles around Kuwait; a line leads from the middle to the city that is chosen, and dots mark the others.',
  },
  fields: { city: { label: 'To' } },
  origin: 'OKKK',
  unit: 'NM',
  /** Behind a bearing. */
  bearing: '° true',
  points: { 0: 'N', 90: 'E', 180: 'S', 270: 'W' },
  table: {
    caption: 'Great-circle distance and bearing from Kuwait, nearest first',
    heads: ['City', 'ICAO', 'NM', 'Bearing'],
  },
  lines: { from: 'FROM', destination: 'TO', distance: 'DISTANCE', bearing: 'BEARING' },
  caution: 'Great circle, not a route.',
  sources: [
    'Airports: OurAirports, WGS 84. Kuwait: the reference point 29°13′36″N 47°58′48″E.',
    'Distances and bearings: the shortest way over the ellipsoid, by Karney’s algorithm (GeographicLib), in whole miles and degrees.',
    'Land: Natural Earth at 1:110 million, by way of world-atlas; azimuthal equidistant projection.',
  ],
  /** Named first where labels would cover each other. */
  order: [
    'EGLL',
    'KJFK',
    'RJTT',
    'WSSS',
    'FAOR',
    'HKJK',
    'ZBAA',
    'VHHH',
    'GMMN',
    'UUEE',
    'VABB',
    'HECA',
    'LTFM',
    'VTBS',
    'LSGG',
    'VIDP',
    'OMDB',
    'OEJN',
    'LGAV',
    'OPKC',
    'OERK',
    'OOMS',
    'ORBI',
    'OLBA',
    'OTHH',
    'OMAA',
    'OBBI',
  ] satisfies AirportCode[],
} satisfies Record<string, unknown>
