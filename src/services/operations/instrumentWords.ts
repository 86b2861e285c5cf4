export const words = {
  kicker: '01 · Lead time',
  title: 'Permit line',
  promise:
    'The last day on which to send a permit request and still leave the authority three Kuwait working days before your arrival.',
  drawing: {
    title: 'Fourteen days up to an arrival',
    description:
      'A line of days that ends with the arrival. Fridays, Saturdays and public holidays are hatched, and expected holidays have a lighter hatch. The days that count are numbered, and a flag marks the last day to send the request.',
  },
  fields: { arrival: { label: 'Arrival, date in Kuwait' } },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  sendBy: 'Send by',
  sendByTime: '%s, 12:00 in Kuwait (09:00 UTC)',
  arrival: 'Arrival',
  today: 'Today',
  /** A phrase after a number of days. */
  ahead: 'days ahead',
  remark: 'Send by 12:00 in Kuwait (09:00 UTC) to arrive on %s.',
  late: {
    figure: 'Call the desk',
    remark: 'Fewer than three working days remain. Call the desk.',
    /** Before the counted days, when the last working day to send on, or its morning, has passed. */
    lastMorning:
      'Three working days remain, but the last morning for sending has passed. Call the desk.',
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
  },
  lines: {
    arrival: 'ARRIVAL',
    sendBy: 'SEND BY',
    counted: 'COUNTED',
    holidays: 'HOLIDAYS',
  },
  caution:
    'A planning figure. Islamic holidays are expected dates and may move; the authority decides.',
  sources: [
    'The rule is ours: three whole working days for the authority, Sunday to Thursday, and the request is sent on the working day before them. A request that comes after 12:00 in Kuwait (09:00 UTC), or on a closed day, counts from the next working day. The hour is ours, too; published notice periods differ.',
    'Not counted: 1 January, 25 and 26 February. If one of them is a Friday or Saturday, the next open day is closed in lieu; it is expected until the Cabinet announces it.',
    'Not counted either: Islamic holidays by the Umm al-Qura calendar, and the day after each, because the moon may move it. The Cabinet may also move one: Isra and Mi’raj of 2025 was given on the Thursday of its week.',
  ],
}
