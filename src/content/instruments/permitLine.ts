/** Permit line: the day to send, counted back over Kuwait's working week. */
export const permitLine = {
  kicker: '01 · Lead time',
  title: 'Permit line',
  promise: 'Enter the arrival and see the day to send, counted back over Kuwait’s working week.',
  drawing: {
    title: 'Fourteen days up to an arrival',
    description:
      'A line of days on which Fridays and Saturdays are hatched, the days that are counted stand numbered back from the arrival, and a flag marks the day to send the request.',
  },
  fields: { arrival: { label: 'Arrival, date in Kuwait' } },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  sendBy: 'Send by',
  arrival: 'Arrival',
  today: 'Today',
  oneDay: 'one day',
  /** Behind a number of days. */
  ahead: 'days ahead',
  /** Beside the day to send by: `%s` is the day of arrival. */
  remark: 'Send by, for an arrival on %s',
  late: {
    figure: 'Call the desk',
    remark: 'Fewer than three working days remain. Call the desk.',
    /** On the weekend before the three: they remain, and none is left to send on. */
    weekend: 'Three working days remain, and none before them to send on. Call the desk.',
  },
  table: {
    caption: 'The working week, by the day of arrival',
    heads: ['Arrival', 'Counted', 'Send by', 'Days ahead'],
  },
  chosen: { caption: 'Your dates', heads: ['Step', 'Date'], counted: 'Counted' },
  lines: { arrival: 'ARRIVAL', sendBy: 'SEND BY', counted: 'COUNTED' },
  caution: 'A planning figure. The authority decides; public holidays are not counted.',
  sources: [
    'Working week in Kuwait: Sunday to Thursday; Friday and Saturday are the weekend.',
    'The rule is our own: at least three working days, whole ones, are left to the authority, and the request is sent on the working day before them. Published lead times differ.',
  ],
} satisfies Record<string, unknown>
