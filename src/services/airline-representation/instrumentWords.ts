export const words = {
  kicker: '10 · Time difference',
  title: 'Season clock',
  promise: 'How many hours is Kuwait ahead of your city, and when does that change?',
  drawing: {
    title: 'Kuwait’s time and another, by month',
    description:
      'A line shows how far Kuwait is ahead or behind, with a step on each day on which clocks change.',
  },
  fields: {
    zone: {
      label: 'Clock',
      options: {
        'Europe/London': 'London',
        'Europe/Paris': 'Paris',
        'Europe/Istanbul': 'Istanbul',
        'Africa/Cairo': 'Cairo',
        'Asia/Beirut': 'Beirut',
        'Asia/Dubai': 'Dubai',
        'Asia/Karachi': 'Karachi',
        'Asia/Kolkata': 'Mumbai, Delhi',
        'Asia/Singapore': 'Singapore',
        'Asia/Tokyo': 'Tokyo',
        'Australia/Sydney': 'Sydney',
        'America/New_York': 'New York',
      },
    },
    year: { label: 'Year' },
  },
  answer: {
    kuwaitIs: 'Kuwait is',
    aheadOf: 'ahead of',
    behind: 'behind',
    until: 'until',
    onwards: 'to the end of the year',
    changes: 'clocks change on',
    and: 'and',
    noChange: 'no clock changes in',
  },
  kuwait: 'Kuwait',
  none: '–',
  seasons: { summer: 'IATA S', winter: 'IATA W' },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  table: {
    caption: 'Hours by which Kuwait is ahead (+) or behind (−)',
    heads: ['Month', 'Difference', 'Clocks change'],
  },
  caution: 'Governments change these dates, sometimes at short notice.',
  sources: [
    'Clocks: tz database, 2025c in the example. Kuwait keeps UTC+3 all year.',
    'IATA seasons begin on the last Sundays of March and October: Europe’s dates, not New York’s.',
  ],
}
