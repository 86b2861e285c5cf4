export const turnaroundBoard = {
  kicker: '02 · An hour on stand',
  title: 'Turnaround board',
  promise: 'An hour on stand, task by task, under the sky of your date.',
  drawing: {
    title: 'The stop under its sky',
    description:
      'Thirteen tasks as bars along the time on stand, below the daylight over Kuwait; the path that sets the time is in brass.',
  },
  fields: {
    date: { label: 'Date' },
    blocks: { label: 'On blocks, UTC' },
    ground: { label: 'Ground time', unit: 'min' },
  },
  /** Name, what Aero watches, and who does it where that is not the handling provider. */
  tasks: {
    chocks: ['Chocks, cones', 'On-blocks time'],
    power: ['Power, cooling', 'Cabin heat'],
    steps: ['Steps', 'Doors'],
    disembark: ['Disembark', 'Assistance'],
    offload: ['Offload', 'Count'],
    toilet: ['Toilet', 'Which crew'],
    clean: ['Clean', 'Standard'],
    cater: ['Cater', 'Count, chill', 'Caterer'],
    fuel: ['Fuel', 'Figure, delivery note', 'Fuelling provider'],
    water: ['Water', 'Another crew than toilet'],
    load: ['Load', 'Count'],
    board: ['Board', 'List', 'Operator'],
    doors: ['Doors, pushback', 'Papers, times', 'Operator'],
  } satisfies Record<string, [string, string, string?]>,
  provider: 'Handling provider',
  answer: { offBlocks: 'UTC off blocks;', kuwait: 'in Kuwait' },
  sun: 'Sun, Kuwait time',
  empty: 'Cabin empty',
  minutes: 'min',
  lines: { onBlocks: 'ON BLOCKS', offBlocks: 'OFF BLOCKS' },
  table: {
    caption: 'Each task: when, what Aero watches, who does it',
    heads: ['Task', 'UTC', 'Kuwait', 'Aero watches', 'Who'],
  },
  caution: 'An example. Operator’s and airport’s procedures apply.',
  sources: [
    'Fuelling with passengers aboard needs a procedure: ground and flight deck in contact, exits clear, catering and cleaning no obstacle (Airbus, SKYbrary). With Avgas, passengers leave (EU-OPS 1.305). Here fuel fits while the cabin is empty.',
    'One agent does not service toilet and water on the same workday (a handler’s training).',
    'With the APU running, no electrical, air-start or air-conditioning vehicle is required (Boeing D6-58325-6, 5.0).',
    'Brass: the path that sets the time (Fricke and Schultz, ATM Seminar 2009). Minutes: our own example.',
    'Sun: NOAA’s short series. Night: the sun 6° below the horizon (ICAO).',
  ],
}
