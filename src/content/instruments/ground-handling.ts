export const copy = {
  kicker: '02 · An hour on stand',
  title: 'Turnaround board',
  promise:
    'Enter date, on-blocks time and ground time, and see when each task runs, in UTC and Kuwait time.',
  drawing: {
    title: 'The stop under its sky',
    description:
      'Thirteen tasks as bars along the time on stand, below the daylight over Kuwait. In brass, the path that sets the time: disembark, fuel, board, doors and pushback.',
  },
  fields: {
    date: { label: 'Date' },
    blocks: { label: 'On blocks, UTC' },
    ground: { label: 'Ground time', unit: 'min' },
  },
  /**
   * Tasks in order of start. Minutes count from on-blocks, in a stop of an hour; the figures are our
   * own example. `after` names the tasks that must have ended before, from which the critical path is
   * computed. `by` names who performs a task other than the handling provider.
   */
  tasks: [
    { name: 'Chocks, cones', fromMin: 0, toMin: 2, watch: 'On-blocks time' },
    { name: 'Power, cooling', fromMin: 1, toMin: 56, watch: 'Cabin heat' },
    { name: 'Steps', fromMin: 2, toMin: 55, watch: 'Doors' },
    { name: 'Disembark', fromMin: 4, toMin: 14, watch: 'Assistance' },
    { name: 'Offload', fromMin: 4, toMin: 20, watch: 'Count' },
    { name: 'Toilet', fromMin: 6, toMin: 13, watch: 'Agent noted' },
    { name: 'Clean', fromMin: 14, toMin: 26, watch: 'Cabin standard', after: ['Disembark'] },
    {
      name: 'Cater',
      fromMin: 15,
      toMin: 30,
      watch: 'Count, chill',
      by: 'Caterer',
      after: ['Disembark'],
    },
    {
      name: 'Fuel',
      fromMin: 16,
      toMin: 34,
      watch: 'Figure, delivery note',
      by: 'Fuelling provider',
      after: ['Disembark'],
    },
    { name: 'Water', fromMin: 22, toMin: 30, watch: 'Not the toilet agent' },
    { name: 'Load', fromMin: 24, toMin: 46, watch: 'Count', after: ['Offload'] },
    {
      name: 'Board',
      fromMin: 36,
      toMin: 52,
      watch: 'List',
      by: 'Operator',
      after: ['Clean', 'Cater', 'Fuel'],
    },
    {
      name: 'Doors, pushback',
      fromMin: 52,
      toMin: 60,
      watch: 'Papers, times',
      by: 'Operator',
      after: ['Board', 'Load'],
    },
  ],
  provider: 'Handling provider',
  remark: 'UTC off blocks; %s in Kuwait',
  sun: 'Sun, Kuwait time',
  empty: { name: 'Cabin empty', fromMin: 14, toMin: 36 },
  onBlocks: 'ON BLOCKS',
  offBlocks: 'OFF BLOCKS',
  table: {
    caption: 'Each task: when, what Aero watches, who does it',
    heads: ['Task', 'UTC', 'Kuwait', 'Aero watches', 'Who'],
  },
  caution: 'An example. Operator’s and airport’s procedures apply.',
  sources: [
    'Fuelling with passengers aboard needs a procedure: ground and flight deck in contact, exits clear, catering and cleaning no obstacle (Airbus, SKYbrary). With Avgas, nobody may be aboard (CAT.OP.MPA.200 of Regulation (EU) 965/2012). Here fuel fits while the cabin is empty.',
    'One agent does not service toilet and water on the same workday (a handler’s training).',
    'With the APU running, no electrical, air-start or air-conditioning vehicle is required (Boeing D6-58325-6, 5.0).',
    'Brass: the path that sets the time by these minutes. In an hour on stand, cleaning ends 10 and catering 6 minutes before boarding. The minutes are our own example, in the order of Fricke and Schultz, ATM Seminar 2009.',
    'Sun: NOAA’s short series, to within about two minutes. Night: the sun 6° below the horizon (ICAO).',
  ],
}
