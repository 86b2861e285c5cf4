import { DAY_MS } from '#lib/clock.ts'
import { type Day, formatIsoDate } from './days.ts'
import type { Holiday } from './holidays.ts'

const weekdayDateFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

function formatYearSuffix(day: Day, today: Day): string {
  const year = formatIsoDate(day).slice(0, 4)
  return year === formatIsoDate(today).slice(0, 4) ? '' : ` ${year}`
}

/** @returns for example `Sun 29 Nov`, with the year unless it is the current one */
export function formatShortDate(day: Day, today: Day): string {
  return weekdayDateFormat.format(day * DAY_MS).replace(',', '') + formatYearSuffix(day, today)
}

/** @returns for example `10–12 Mar`, with the year unless it is the current one */
export function formatHolidayDates({ first, last }: Holiday, today: Day): string {
  const dates = dateFormat.formatRange(first * DAY_MS, last * DAY_MS)
  // Browsers differ in the spaces around the dash.
  return dates.replace(/\s*–\s*/, '–') + formatYearSuffix(first, today)
}
