/** How far Kuwait is ahead of a city, such as `3 h / 2 h`, or behind it. */
type Difference = { hours: string; isBehind: boolean; city: string }
/** Days such as `28 Mar`. */
type Changes = { changeDays: readonly string[]; year: number }

export const toolWords = {
  kicker: 'Time difference',
  title: 'Season clock',
  promise: 'How many hours is Kuwait ahead of your city, and when does that change?',
  drawing: {
    title: 'Kuwait’s time and another',
    description:
      'The year, with a mark on each day on which clocks change. Below it, for each difference, a day of the city above a day of Kuwait, shifted by that difference.',
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
  answer: ({ hours, isBehind, city, changeDays, year }: Difference & Changes) => ({
    prefix: 'Kuwait is',
    figure: hours,
    remark: `${isBehind ? 'behind' : 'ahead of'} ${city}; ${
      changeDays.length > 0
        ? `clocks change on ${changeDays.join(' and ')} ${year}`
        : `no clock changes in ${year}`
    }`,
  }),
  difference: ({ hours, isBehind, city }: Difference) =>
    `Kuwait is ${hours} ${isBehind ? 'behind' : 'ahead of'} ${city}`,
  until: (day: string) => `until ${day}`,
  untilYearEnd: 'to the end of the year',
  kuwait: 'Kuwait',
  /** Names of the IATA seasons, such as `IATA S27`. */
  seasons: {
    summer: (yearOfCentury: number) => `IATA S${yearOfCentury}`,
    winter: (yearOfCentury: number) => `IATA W${yearOfCentury}`,
  },
  table: {
    caption: 'Hours by which Kuwait is ahead (+) or behind (−)',
    heads: ['Local dates', 'Difference'],
  },
  caution: 'Governments change these dates, sometimes at short notice.',
  sources: [
    'Clocks: tz database, 2025c in the example. Kuwait keeps UTC+3 all year.',
    'IATA seasons begin on the last Sundays of March and October, as in Europe; North America changes on other dates.',
  ],
}
