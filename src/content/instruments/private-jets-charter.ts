import type { AirportCode } from '../airports.ts'

export const copy = {
  kicker: '07 · Great circle',
  title: 'The world from OKKK',
  promise: 'Great-circle distance and true bearing from Kuwait to the destination you choose.',
  drawing: {
    title: 'A map of the world around Kuwait',
    description:
      'Land in rings of a thousand nautical miles around Kuwait, a line to the city, dots for the others.',
  },
  fields: { city: { label: 'To' } },
  origin: 'OKKK',
  unit: 'NM',
  bearing: '° true',
  points: 'NESW',
  table: {
    caption: 'Great circles from Kuwait, nearest first',
    heads: ['City', 'ICAO', 'NM', 'Bearing'],
  },
  lines: { from: 'FROM', destination: 'TO', distance: 'DISTANCE', bearing: 'BEARING' },
  caution: 'Great circle, not a route.',
  sources: [
    'Airports: OurAirports; Kuwait: its reference point.',
    'Distances and bearings: Karney’s algorithm on WGS 84 (GeographicLib).',
    'Land: Natural Earth 1:110m (world-atlas), azimuthal equidistant.',
  ],
}

/** A side of an airport's dot. */
export type LabelSide = 'right' | 'left' | 'above' | 'below'

/**
 * Airports in order of importance: of two labels that would overlap, only the first is drawn. `name`
 * and `code` say on which side of the dot a label stands: the name of the chosen airport, and the ICAO
 * code, which is undefined if there is no room for it.
 */
export const mapPlaces: readonly { icao: AirportCode; name: LabelSide; code?: LabelSide }[] = [
  { icao: 'EGLL', name: 'left', code: 'left' },
  { icao: 'KJFK', name: 'right', code: 'right' },
  { icao: 'RJTT', name: 'above', code: 'right' },
  { icao: 'WSSS', name: 'below', code: 'right' },
  { icao: 'FAOR', name: 'left', code: 'right' },
  { icao: 'HKJK', name: 'left', code: 'left' },
  { icao: 'ZBAA', name: 'right', code: 'right' },
  { icao: 'VHHH', name: 'above', code: 'right' },
  { icao: 'GMMN', name: 'above', code: 'left' },
  { icao: 'UUEE', name: 'right', code: 'right' },
  { icao: 'VABB', name: 'below', code: 'below' },
  { icao: 'HECA', name: 'above', code: 'left' },
  { icao: 'LTFM', name: 'right', code: 'right' },
  { icao: 'VTBS', name: 'right', code: 'right' },
  { icao: 'LSGG', name: 'left', code: 'left' },
  { icao: 'VIDP', name: 'right', code: 'right' },
  { icao: 'OMDB', name: 'right', code: 'below' },
  { icao: 'OEJN', name: 'below', code: 'left' },
  { icao: 'LGAV', name: 'left', code: 'left' },
  { icao: 'OPKC', name: 'right', code: 'right' },
  { icao: 'OERK', name: 'below' },
  { icao: 'OOMS', name: 'below' },
  { icao: 'ORBI', name: 'above' },
  { icao: 'OLBA', name: 'above', code: 'above' },
  { icao: 'OTHH', name: 'right' },
  { icao: 'OMAA', name: 'below' },
  { icao: 'OBBI', name: 'right' },
  { icao: 'OIIE', name: 'right', code: 'right' },
  { icao: 'LFPB', name: 'above', code: 'right' },
  { icao: 'ORMM', name: 'right', code: 'right' },
  { icao: 'OEDF', name: 'right' },
  { icao: 'OMDW', name: 'below' },
]
