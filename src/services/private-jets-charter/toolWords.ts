type Leg = { city: string; icao: string; distance: string; bearing: string }

export const toolWords = {
  kicker: 'Great circle',
  title: 'The world from OKKK',
  promise: 'Great-circle distance and true bearing from Kuwait to the destination you choose.',
  fields: { city: { label: 'To' } },
  origin: 'OKKK',
  distance: (nm: string) => `${nm} NM`,
  bearing: (degrees: string) => `${degrees}° true`,
  answer: ({ city, icao, distance, bearing }: Leg) => ({
    figure: distance,
    remark: `${city}, ${icao} · ${bearing}`,
  }),
  drawing: {
    title: 'A map of the world around Kuwait',
    description:
      'Land in rings of a thousand nautical miles around Kuwait, a line to the city, dots for the others.',
  },
  unit: 'NM',
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
