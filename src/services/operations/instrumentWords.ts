export const words = {
  kicker: '01 · Lead time',
  title: 'Permit line',
  promise:
    'The last day on which to send a permit request and still leave the authority three Kuwait working days, and at least 96 hours, before your arrival. For an overflight, enter its date: we plan the same notice.',
  drawing: {
    title: 'Fourteen days up to an arrival',
    description:
      'A line of days that ends with the arrival. Fridays, Saturdays and public holidays are hatched, and expected holidays have a lighter hatch. The days that count are numbered, and a flag marks the last day to send the request.',
  },
  fields: { arrival: { label: 'Arrival, date in Kuwait' } },
  /** Below the field. */
  kuwaitDate: 'From 21:00 UTC, it is the next day in Kuwait.',
  sendBy: 'Send by',
  sendByTime: (day: string) => `${day}, 12:00 in Kuwait, 09:00 UTC`,
  arrival: 'Arrival',
  today: 'Today',
  daysAhead: (days: number) => `${days} days ahead`,
  remark: (arrival: string, closures: string) =>
    `Send by 12:00 in Kuwait, 09:00 UTC, to arrive on ${arrival}. ${closures}`.trim(),
  late: {
    figure: 'Call the desk',
    remark:
      'A request sent now leaves less than three working days or 96 hours. Call: we ask the authority at any hour.',
  },
  table: {
    caption: 'A week without public holidays, by the day of arrival',
    heads: ['Arrival', 'Counted', 'Send by', 'Days ahead'],
  },
  chosen: {
    caption: 'Your dates',
    heads: ['Step', 'Date'],
    counted: 'Counted',
    holidays: 'Public holidays',
    none: 'none',
    utc: 'In UTC',
    /** The day in Kuwait, from midnight to midnight. */
    utcSpan: (dayBefore: string, day: string) => `${dayBefore} 21:00 to ${day} 20:59`,
  },
  lines: {
    arrival: 'ARRIVAL',
    utc: 'IN UTC',
    sendBy: 'SEND BY',
    counted: 'COUNTED',
    holidays: 'HOLIDAYS',
  },
  caution:
    'A planning figure. Expected holidays may move and are announced late; the authority decides.',
  /** A link after the caution. */
  closedDays: 'See Kuwait’s closed days',
  sources: [
    'The rule is ours: three whole working days for the authority, Sunday to Thursday, and the request is sent on the working day before them. A request that comes after 12:00 in Kuwait (09:00 UTC), or on a closed day, counts from the next working day. The hour is ours, too.',
    'Published guides ask for 48 to 96 hours. Where three working days leave less than 96 hours before the day of arrival, on Thursdays and Fridays, one working day more is counted.',
    'Not counted: 1 January, 25 and 26 February. If one of them is a Friday or Saturday, the next open day is closed in lieu; it is expected until the Cabinet announces it.',
    'Not counted either: Islamic holidays by the Umm al-Qura calendar, and the day after each, because the moon may move it.',
    'Four practices of Kuwait are expected, too. Isra and Mi’raj between two working days is given on the Thursday of its week. A single working day between a holiday and a weekend or another holiday is closed. An Islamic holiday on a Friday or Saturday is made good on the next working day. 30 Ramadan is closed.',
    'Held against 51 closures that were reported from 2020 to 2026, this calendar leaves none open. The practices close 17 days more in those years, of which we know no report.',
  ],
}
