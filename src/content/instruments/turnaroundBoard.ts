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
  /**
   * In order of their start: name, minutes after on-blocks in an hour on stand, what Aero watches,
   * whether it is on the path that sets the time, and who does it where that is not the handling
   * provider. The minutes are examples of our own, with the shape of the literature (Fricke, Schultz,
   * ATM Seminar 2009).
   */
  tasks: [
    ['Chocks, cones', 0, 2, 'On-blocks time'],
    ['Power, cooling', 1, 56, 'Cabin heat'],
    ['Steps', 2, 55, 'Doors'],
    ['Disembark', 4, 14, 'Assistance', true],
    ['Offload', 4, 20, 'Count'],
    ['Toilet', 6, 13, 'Which crew'],
    ['Clean', 14, 26, 'Standard', true],
    ['Cater', 15, 30, 'Count, chill', true, 'Caterer'],
    ['Fuel', 16, 34, 'Figure, delivery note', true, 'Fuelling provider'],
    ['Water', 22, 30, 'Another crew than toilet'],
    ['Load', 24, 46, 'Count'],
    ['Board', 36, 52, 'List', true, 'Operator'],
    ['Doors, pushback', 52, 60, 'Papers, times', false, 'Operator'],
  ] satisfies [string, number, number, string, boolean?, string?][],
  provider: 'Handling provider',
  remark: 'UTC off blocks; %s in Kuwait',
  sun: 'Sun, Kuwait time',
  /** From the last passenger who leaves to the first who boards. */
  empty: ['Cabin empty', 14, 36] satisfies [string, number, number],
  onBlocks: 'ON BLOCKS',
  offBlocks: 'OFF BLOCKS',
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
