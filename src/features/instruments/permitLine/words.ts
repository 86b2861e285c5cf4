import { type Day, isoOf } from './days.ts'
import type { Holiday } from './holidays.ts'

const DAY_MS = 86_400_000

const weekdayDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Empty for the current year. */
function yearSuffix(day: Day, today: Day): string {
  const year = isoOf(day).slice(0, 4)
  return year === isoOf(today).slice(0, 4) ? '' : ` ${year}`
}

/** @returns for example `Sun 29 Nov`, with the year unless it is the current one */
export function shortDate(day: Day, today: Day): string {
  return weekdayDate.format(day * DAY_MS).replace(',', '') + yearSuffix(day, today)
}

/** @returns for example `10–12 Mar`, with the year unless it is the current one */
export function datesOf({ first, last }: Holiday, today: Day): string {
  const dates = date.formatRange(first * DAY_MS, last * DAY_MS)
  // Browsers differ in the spaces around the dash.
  return dates.replace(/\s*–\s*/, '–') + yearSuffix(first, today)
}
