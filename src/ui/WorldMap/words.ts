export const words = {
  drawing: {
    title: 'A map of the world around Kuwait',
    description:
      'Land in rings of a thousand nautical miles around Kuwait, a line to the city, dots for the others.',
  },
  origin: 'OKKK',
  unit: 'NM',
  points: 'NESW',
}
