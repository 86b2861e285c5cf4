import { getStatus } from '#kuwait/holidays.ts'
import { holidayNames, statusNames } from '#kuwait/words.ts'
import type { Advice, Offices, Prayer } from './model.ts'

type ClosedOffices = Exclude<Offices, { state: 'open' }>

export const toolWords = {
  kicker: 'Light and prayer',
  title: 'The guest’s day in Kuwait',
  promise: 'A date in Kuwait as your guest meets it: daylight, prayers, heat, and what is closed.',
  drawing: {
    title: 'A day in Kuwait, from midnight to midnight',
    description:
      'Hours in Kuwait time above and UTC below, with daylight, twilight and the sun’s path. Lines mark the five prayers; sunset, in Ramadan the end of the fast, is highlighted. Above are the hours of government offices, or why they are closed. The hot hours of summer are hatched.',
  },
  fields: {
    date: { label: 'Date' },
    arrival: { label: 'Arrival' },
  },
  optional: 'Optional',
  answer: {
    sunset: (date: string) => ({ prefix: 'Sunset', remark: `in Kuwait on ${date}.` }),
    iftar: (date: string) => ({
      prefix: 'Iftar',
      remark: `in Kuwait on ${date} (expected Ramadan).`,
    }),
  },
  prayerTimes: (times: string) => `Prayers ${times}.`,
  advice: {
    iftar: 'Close to iftar: roads fill, and the driver breaks the fast.',
    fast: 'During the fast: no eating, drinking or smoking in public before iftar.',
    friday: 'During Friday’s prayer: agree the pick-up with the driver first.',
    heat: 'In the hot hours: a cool car at the steps, and water.',
    dark: 'After dark: tell the driver which door is lit.',
  } satisfies Record<Advice, string>,
  prayers: {
    fajr: 'Fajr',
    dhuhr: 'Dhuhr',
    asr: 'Asr',
    maghrib: 'Maghrib',
    isha: 'Isha',
  } satisfies Record<Prayer, string>,
  fridayPrayer: 'Friday prayer',
  /** In the drawing, where the whole name would reach Fajr on a phone. */
  fridayPrayerShort: 'Jumu’ah',
  sunrise: 'Sunrise',
  heat: 'Heat',
  fast: 'Fast',
  arrival: 'Arrival',
  offices: {
    label: 'Offices',
    open: (hours: string) => `Offices ${hours}`,
    closed: (offices: ClosedOffices) =>
      offices.state === 'closed' && getStatus(offices.closure) === 'possible'
        ? 'Offices may be closed'
        : 'Offices closed',
    why: (offices: ClosedOffices) =>
      offices.state === 'weekend'
        ? ': weekend'
        : `: ${holidayNames[offices.closure.id]} (${statusNames[getStatus(offices.closure)].toLowerCase()})`,
  },
  clocks: { kuwait: 'Kuwait', utc: 'UTC' },
  dayBefore: (time: string) => `${time} −1`,
  lines: { date: 'DATE', inKuwait: (date: string) => `${date}, Kuwait` },
  time: (kuwait: string, utc: string) => `${kuwait} Kuwait, ${utc} UTC`,
  table: {
    caption: 'The day as drawn; −1 is the day before, in UTC',
    heads: ['What', 'Kuwait', 'UTC'],
    hotHours: 'Hot hours',
    offices: 'Government',
  },
  caution:
    'A planning aid: mosques and the ministry publish the times in force, and the moon decides when Ramadan begins.',
  sources: [
    'Prayers: computed with Adhan 4.4 by Kuwait’s method, for the airport; within two minutes of the times published for Kuwait City in 2025. Lengths as drawn are ours.',
    'Offices: Civil Service Bureau, September 2023; in Ramadan, its circulars of 2024 and 2026.',
    'Hot hours: the ban on work in the open, Manpower Authority, resolution 535 of 2015.',
    'Eating in public during the fast: Law 44 of 1968.',
  ],
}
