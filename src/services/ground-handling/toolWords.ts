import { company } from '#content/company.ts'

export const toolWords = {
  kicker: 'Time on stand',
  title: 'Turnaround board',
  promise:
    'When each task of a stop runs, in UTC and Kuwait time, from the on-blocks time and the ground time.',
  drawing: {
    title: 'The turnaround against daylight',
    description:
      'Fourteen tasks as bars along the time on stand, below the daylight over Kuwait. Highlighted bars are the tasks that set the shortest time: disembark, fuel, board, doors and pushback.',
  },
  fields: {
    date: { label: 'Date' },
    blocks: { label: 'On blocks' },
    ground: { label: 'Ground time', unit: 'min' },
  },
  tasks: {
    chocks: { name: 'Chocks, cones', watch: 'On-blocks time', by: 'Handling agent' },
    power: { name: 'Power, cooling', watch: 'Cabin heat', by: 'Handling agent' },
    steps: { name: 'Steps', watch: 'Doors', by: 'Handling agent' },
    disembark: { name: 'Disembark', watch: 'Assistance', by: 'Handling agent' },
    offload: { name: 'Offload', watch: 'Count', by: 'Handling agent' },
    toilet: { name: 'Toilet', watch: 'Who does it', by: 'Handling agent' },
    clean: { name: 'Clean', watch: 'Cabin standard', by: 'Handling agent' },
    cater: { name: 'Cater', watch: 'Count and temperature', by: 'Caterer' },
    fuel: { name: 'Fuel', watch: 'Figure, delivery note', by: 'Fuelling provider' },
    water: { name: 'Water', watch: 'Done by someone else', by: 'Handling agent' },
    load: { name: 'Load', watch: 'Count', by: 'Handling agent' },
    board: { name: 'Board', watch: 'Passenger list', by: 'Operator' },
    doors: { name: 'Doors', watch: 'Documents complete', by: 'Operator' },
    pushback: { name: 'Pushback', watch: 'Off-blocks time', by: 'Handling agent' },
  },
  answer: (utc: string, kuwait: string) => ({
    figure: utc,
    remark: `UTC off blocks; ${kuwait} in Kuwait`,
  }),
  sun: 'Sun, Kuwait time',
  empty: 'Cabin empty',
  station: (date: string) => `${date} UTC, OKKK`,
  onBlocks: 'ON BLOCKS',
  offBlocks: 'OFF BLOCKS',
  table: {
    caption: 'Each task; +1 is the day after on blocks, in UTC',
    heads: ['Task', 'UTC', 'Kuwait', `${company.name} watches`, 'Who'],
  },
  caution:
    'The highlighted tasks set the shortest time. An example: the operator’s and the airport’s procedures apply.',
  sources: [
    'Fuelling with passengers aboard needs a procedure: CAT.OP.MPA.200, Regulation (EU) 965/2012. With Avgas, no passengers may be boarding, on board or leaving. In this example fuelling takes place while the cabin is empty.',
    'One handler’s rule: nobody handles both toilets and drinking water on one shift.',
    'Without the APU, ground power and air: Boeing D6-58325-6, 5.0.',
    'Minutes: our own example, in the order of Fricke and Schultz, ATM Seminar 2009. A longer stop adds waiting, a shorter one shortens all tasks alike.',
    'Sun: NOAA’s short series, to within about two minutes. Night: the sun 6° below the horizon (ICAO).',
  ],
}
