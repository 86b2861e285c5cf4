/** A time by both clocks, such as `01:10 +1`. */
type Clocks = { utc: string; kuwait: string }

export const toolWords = {
  kicker: 'Crew rest',
  title: 'Rest ruler',
  promise:
    'Enter on-blocks time, duty, travel and rest to find the earliest report time, in UTC and Kuwait time.',
  drawing: {
    title: 'From on blocks to report',
    description:
      'A ruler of hours, UTC above and Kuwait below, from on-blocks over duty, travel and hotel to the report. The preceding duty leads up to it.',
  },
  fields: {
    blocks: { label: 'On blocks' },
    preceding: { label: 'Preceding duty', unit: 'h:min' },
    duty: { label: 'Post-flight duty', unit: 'min' },
    travel: { label: 'Travel, each way', unit: 'min' },
    rest: { label: 'Minimum rest', unit: 'h' },
    counted: {
      label: 'Rest counts from',
      options: { duty: 'Duty end', hotel: 'Hotel door' },
    },
    easa: { label: 'Apply EASA minimum, away from base' },
  },
  answer: (report: Clocks, rest: string, stay: string) => ({
    figure: report.utc,
    remark: `UTC, earliest report; ${report.kuwait} in Kuwait. Rest ${rest}. ${stay}`,
  }),
  stay: (hotel: string) => `${hotel} in the hotel`,
  blocks: { hotel: 'Hotel', travel: 'travel' },
  rest: 'Rest',
  applied: (rest: string, reason: string) => `${rest} (${reason})`,
  reasons: {
    entered: 'minimum entered',
    preceding: 'preceding duty',
    authority: 'EASA minimum',
  },
  travelAdded: (reason: string, added: string) =>
    `${reason}, ${added} for travel beyond 30\u00a0min`,
  preceding: (duration: string) => `Duty ${duration}`,
  tooShort: 'Travel takes longer than the minimum rest, so there is no time at the hotel.',
  events: {
    onBlocks: 'On blocks',
    dutyEnd: 'Duty ends',
    atHotel: 'At hotel',
    leaveHotel: 'Leave hotel',
    report: 'Report',
  },
  clocks: { utc: 'UTC', kuwait: 'Kuwait' },
  time: ({ utc, kuwait }: Clocks) => `${utc} UTC, ${kuwait} Kuwait`,
  table: {
    caption: 'Each event in UTC and in Kuwait; +1 is the day after on blocks, in UTC',
    heads: ['Event', 'UTC', 'Kuwait'],
  },
  caution:
    'Your operator’s FTL scheme takes precedence. Longer rest after time-zone differences is not included.',
  sources: [
    'Counted from duty end, the rest includes travel both ways; from the hotel door, travel is added.',
    'EASA minimum, away from base: the preceding duty or 10 hours, whichever is greater, with 8 hours of sleep and 1 for other needs. Each minute of one-way travel beyond 30 adds two minutes of rest. ORO.FTL.235(b) and its AMC1, Regulation (EU) 965/2012.',
  ],
}
