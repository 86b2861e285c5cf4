/** The season as `winter`; the hours shared in it as `Mon–Thu, 09:00–13:00 UTC`, or empty. */
type SharedHours = { hours: number; office: string; season: string; shared: string }
type OpenOffice = { office: string; opens: string; closes: string }

export const words = {
  kicker: '06 · Office hours',
  title: 'Office overlap',
  promise: 'Choose an office and its hours to see when it and Kuwait’s authority are both open.',
  drawing: {
    title: 'A week of the authority and an office',
    description:
      'A week in UTC: the hours of Kuwait’s authority above those of the other office, and, brass-coloured, those that both share.',
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
    authorityOpens: { label: 'Authority from, Kuwait time' },
    authorityCloses: { label: 'Authority to, Kuwait time' },
  },
  authority: 'Authority',
  both: 'Both',
  utc: 'UTC',
  none: 'none',
  answer: ({ hours, office, season, shared }: SharedHours) => ({
    figure: `${hours} h`,
    remark: `a week in which the authority and ${office} are both open in ${season}: ${shared || 'no shared hours'}`,
  }),
  /** The copied lines. */
  lines: {
    authority: ({ opens, closes }: Omit<OpenOffice, 'office'>) =>
      `AUTHORITY, KUWAIT ${opens}–${closes} local`,
    office: ({ office, opens, closes, season }: OpenOffice & { season: string }) =>
      `${office.toUpperCase()} ${opens}–${closes} local, ${season}`,
    shared: ({ hours, shared }: SharedHours) =>
      shared ? `${shared} (${hours} h a week)` : 'no shared hours',
  },
  /** For example `Mon–Thu, 09:00–13:00 UTC`. */
  span: (days: string, hours: string) => `${days}, ${hours} UTC`,
  hours: (hours: number) => `${hours} h`,
  tables: {
    week: {
      caption:
        'The week as drawn, in UTC: Kuwait’s authority, the office that you chose, and both. 24:00 is the next day’s 00:00',
      heads: ['Day', 'Authority', 'Office', 'Both'],
    },
    offices: {
      caption:
        'Example hours of each office, against the authority’s: shared time in UTC, and hours a week',
      heads: ['Office', 'Winter', 'Summer', 'Hours a week'],
    },
  },
  caution:
    'Office hours are examples, and those of the authority are as published guides give them; in Ramadan they are shorter. Our desk answers 24/7.',
  sources: [
    'Authority: Sunday to Thursday, 08:00 to 13:00 in Kuwait (Universal Weather, 12 Tips Kuwait). Offices: our own examples, 08:00 to 16:00 in the Gulf, 09:00 to 17:00 elsewhere, local time.',
    'Weekend in Kuwait and Saudi Arabia: Friday and Saturday (Crowell & Moring, 2013); of federal offices in the Emirates: from Friday 12:00 (Independent, 2021).',
    'Offsets: tz database 2025c.',
  ],
}
