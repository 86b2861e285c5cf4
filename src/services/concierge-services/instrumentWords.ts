/** The season as `winter`; the hours shared in it as `Mon–Thu, 09:00–13:00 UTC`, or empty. */
type SharedHours = { hours: number; office: string; season: string; shared: string }
type OpenOffice = { office: string; opens: string; closes: string; season: string }

export const words = {
  kicker: '06 · Office hours',
  title: 'Office overlap',
  promise: 'Choose an office and its hours to see when it overlaps with office hours in Kuwait.',
  drawing: {
    title: 'A week of both offices',
    description:
      'A week in UTC: the hours of Kuwait and of the other office, and, brass-coloured, those that both share.',
  },
  fields: {
    office: {
      label: 'Office',
      options: {
        london: 'London',
        paris: 'Paris',
        geneva: 'Geneva',
        newYork: 'New York',
        singapore: 'Singapore',
        riyadh: 'Riyadh',
        dubai: 'Dubai',
      },
    },
    season: { label: 'Clocks', options: { winter: 'Winter', summer: 'Summer' } },
    opens: { label: 'Opens, local time' },
    closes: { label: 'Closes, local time' },
  },
  kuwait: 'Kuwait',
  both: 'Both',
  utc: 'UTC',
  none: 'none',
  answer: ({ hours, office, season, shared }: SharedHours) => ({
    figure: `${hours} h`,
    remark: `a week shared with ${office} in ${season}: ${shared || 'no shared hours'}`,
  }),
  /** The copied lines. */
  lines: {
    office: ({ office, opens, closes, season }: OpenOffice) =>
      `OKKK - ${office.toUpperCase()} ${opens}–${closes} local, ${season}`,
    shared: ({ hours, shared }: SharedHours) =>
      shared ? `${shared} (${hours} h a week)` : 'no shared hours',
  },
  /** For example `Mon–Thu, 09:00–13:00 UTC`. */
  span: (days: string, hours: string) => `${days}, ${hours} UTC`,
  hours: (hours: number) => `${hours} h`,
  tables: {
    week: {
      caption: 'The week as drawn, in UTC; 24:00 is the next day’s 00:00',
      heads: ['Day', 'Kuwait', 'Other office', 'Both'],
    },
    offices: {
      caption: 'Example hours of each office: shared time in UTC, and hours a week',
      heads: ['Office', 'Winter', 'Summer', 'Hours a week'],
    },
  },
  caution: 'Office hours are examples. Our desk answers 24/7.',
  sources: [
    'Hours: our own examples, 08:00 to 16:00 in the Gulf, 09:00 to 17:00 elsewhere, local time.',
    'Weekend in Kuwait and Saudi Arabia: Friday and Saturday (Crowell & Moring, 2013); of federal offices in the Emirates: from Friday 12:00 (Independent, 2021).',
    'Offsets: tz database 2025c.',
  ],
}
