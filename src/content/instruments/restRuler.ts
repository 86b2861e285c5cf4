export const restRuler = {
  kicker: '05 · Crew rest',
  title: 'Rest ruler',
  promise: 'From on-blocks to the earliest report, in both times.',
  drawing: {
    title: 'The way to the report',
    description:
      'A ruler of hours, UTC above and Kuwait below, from on-blocks over duty, travel and hotel to the report.',
  },
  fields: {
    blocks: { label: 'On blocks, UTC' },
    duty: { label: 'Post-flight duty', unit: 'min' },
    travel: { label: 'Travel, each way', unit: 'min' },
    rest: { label: 'Minimum rest', unit: 'h' },
    counted: {
      label: 'Rest counts from',
      options: { duty: 'Duty end', hotel: 'Hotel door' },
    },
    easa: { label: 'EASA example' },
  },
  answer: { report: 'UTC, earliest report;', kuwait: 'in Kuwait', inHotel: 'in the hotel' },
  tooShort: 'The minimum is shorter than the two ways: no time is left in the hotel.',
  events: {
    onBlocks: 'On blocks',
    dutyEnd: 'Duty ends',
    atHotel: 'At hotel',
    leaveHotel: 'Leave hotel',
    report: 'Report',
  },
  clocks: { utc: 'UTC', kuwait: 'Kuwait' },
  units: { h: 'h' },
  table: {
    caption: 'Each event in UTC and in Kuwait; +1 is the day after on blocks, in UTC',
    heads: ['Event', 'UTC', 'Kuwait'],
  },
  caution: 'Your operator’s scheme decides.',
  sources: [
    'Rest from duty end lasts to the report, both ways inside; from the hotel door, they come on top.',
    'EASA example: at least the preceding duty or 10 hours (enter a longer duty as minimum rest), with 8 hours of sleep and 1 for other needs; each minute of travel beyond 30, one way, adds two.',
    'ORO.FTL.235(b) and AMC1, Easy Access Rules for Air Operations, revision 24, 2026.',
  ],
}
