export const words = {
  kicker: '07 · Great circle',
  title: 'The world from OKKK',
  promise: 'Great-circle distance and true bearing from Kuwait to the destination you choose.',
  fields: { city: { label: 'To' } },
  origin: 'OKKK',
  unit: 'NM',
  bearing: '° true',
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
