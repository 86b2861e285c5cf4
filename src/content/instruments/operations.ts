export const copy = {
  kicker: '01 · Lead time',
  title: 'Permit line',
  promise:
    'Enter your arrival date and see the last day to send the permit request: three Kuwait working days are left for the authority.',
  drawing: {
    title: 'Fourteen days up to an arrival',
    description:
      'A line of days. Fridays, Saturdays and public holidays are hatched, and expected holidays have a lighter hatch. The days that count are numbered back from the arrival, and a flag marks the last day to send the request.',
  },
  fields: { arrival: { label: 'Arrival, date in Kuwait' } },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  sendBy: 'Send by',
  arrival: 'Arrival',
  today: 'Today',
  /** A phrase after a number of days. */
  ahead: 'days ahead',
  remark: 'Last Kuwait morning to send, for an arrival on %s.',
  late: {
    figure: 'Call the desk',
    remark: 'Fewer than three working days remain. Call the desk.',
    /** A message on days off when the last working day to send on has passed. */
    weekend: 'Three working days remain, and none before them to send on. Call the desk.',
  },
  holidays: {
    fixed: 'Public holiday, not counted: %s.',
    expected: 'Expected in between: %s. Send earlier if you can.',
    /** A mark after the name of a holiday whose date may still change. */
    isExpected: '(expected)',
    none: 'none',
    names: {
      newYear: 'New Year’s Day',
      nationalDay: 'National Day',
      liberationDay: 'Liberation Day',
      israMiraj: 'Isra and Mi’raj',
      eidAlFitr: 'Eid al-Fitr',
      arafat: 'Arafat Day',
      eidAlAdha: 'Eid al-Adha',
      hijriNewYear: 'Hijri New Year',
      mawlid: 'Mawlid',
    },
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
    'Send in the Kuwait morning, Sunday to Thursday. Friday and Saturday are the weekend.',
    'The rule is ours: three whole working days for the authority, and the request is sent on the working day before them. The sending day is not one of the three. Published notice periods differ.',
    'Not counted: 1 January, 25 and 26 February. Islamic holidays are expected dates for 2027: they are shown, but do not change the count.',
  ],
}
