export const toolWords = {
  kicker: 'Permit lead time',
  title: 'Permit line',
  promise:
    'The last day to send a permit request and still leave the authority three Kuwait working days, and at least 96 hours, before arrival. For an overflight, enter its date.',
  drawing: {
    title: 'Fourteen days in Kuwait up to an arrival',
    description:
      'A line of days that ends with the arrival. Fridays, Saturdays and fixed holidays are hatched, expected holidays have a lighter hatch, and possible ones are dotted. The days that count are numbered, and a flag marks the last day to send the request.',
  },
  fields: { arrival: { label: 'Arrival date' } },
  kuwaitDate: 'Next day from 21:00 UTC',
  sendBy: 'Send by',
  /** Replaces `sendBy` on the flag when the day has passed. */
  wasDue: 'Was due',
  sendByTime: (day: string) => `${day}, 12:00 in Kuwait, 09:00 UTC`,
  arrival: 'Arrival',
  today: 'Today',
  daysAhead: (days: number) => `${days} days ahead`,
  remark: (arrival: string) => `Send by 12:00 in Kuwait, 09:00 UTC, to arrive on ${arrival}.`,
  orSendBy: (day: string) => `Or send by ${day}.`,
  late: {
    figure: 'Call the desk',
    remark:
      'A request sent now leaves fewer than three working days, or less than 96 hours. Call, day or night.',
  },
  table: {
    caption: 'A week without public holidays, by the day of arrival',
    heads: ['Arrival', 'Counted', 'Send by', 'Days ahead'],
  },
  chosen: {
    caption: 'Your dates',
    heads: ['Step', 'Date'],
    counted: 'Counted',
    orSendBy: 'Or send by',
    holidays: 'Public holidays',
    none: 'none',
    utc: 'In UTC',
    utcSpan: (dayBefore: string, day: string) => `${dayBefore} 21:00 to ${day} 20:59`,
  },
  lines: {
    arrival: 'ARRIVAL',
    utc: 'IN UTC',
    sendBy: 'SEND BY',
    orSendBy: 'OR BY',
    counted: 'COUNTED',
    holidays: 'HOLIDAYS',
  },
  caution:
    'A planning figure. Expected holidays may move and are announced late; the authority decides.',
  closedDays: 'See Kuwait’s closed days',
  sources: [
    'This is our planning rule, not the authority’s; so is the noon cut-off. Before an arrival on a Thursday or Friday, three working days leave less than 96 hours, so we count one more.',
    'Published guides: 96 hours, seldom approved under 48 (Universal Weather, 12 Tips Kuwait, undated); 72 hours (iJet, 2016).',
    'Fixed: 1 January, 25 and 26 February. For one on a Friday or Saturday, the next open day is closed in lieu, once the Cabinet announces it.',
    'Expected: Islamic holidays by the Umm al-Qura calendar; the next working day in lieu of one on a weekend; 30 Ramadan. If Isra and Mi’raj falls between two working days, the day off moves to the Thursday.',
    'Possible: the day after an Islamic holiday; the day in lieu of an Eid’s Saturday; a single working day between a holiday and a weekend or another holiday; the days between another holiday and such a Thursday. We count them as closed, and name the other day.',
    'Checked against reports since 2020, the calendar has every closure for a holiday. It cannot foresee elections, mourning or a summit, and some days that it closes were worked: it errs on the side of an early request.',
  ],
}
