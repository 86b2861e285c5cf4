import { DAY_MS, MINUTES_PER_DAY } from '#lib/clock.ts'
import { KUWAIT_OFFSET_MINUTES } from './offset.ts'
import { formatDayAndMonth, SHORT_WEEKDAYS } from '#lib/format.ts'

/** A calendar day, as days since 1 January 1970. */
export type Day = number

export const parseDay = (iso: string): Day => Math.floor(Date.parse(iso) / DAY_MS)
export const formatIsoDate = (day: Day) => new Date(day * DAY_MS).toISOString().slice(0, 10)
export const getYear = (day: Day) => new Date(day * DAY_MS).getUTCFullYear()
/** @returns the month: 1 is January */
export const getMonth = (day: Day) => new Date(day * DAY_MS).getUTCMonth() + 1

/** @returns the weekday: 0 is Sunday; day 0 was a Thursday */
export const getWeekday = (day: Day) => (((day + 4) % 7) + 7) % 7

export const isWeekend = (day: Day) => getWeekday(day) > 4

/** @param minute since the epoch, UTC */
export const toKuwaitDay = (minute: number): Day =>
  Math.floor((minute + KUWAIT_OFFSET_MINUTES) / MINUTES_PER_DAY)

const formatDate = (day: Day) => formatDayAndMonth(new Date(day * DAY_MS))

function formatYearSuffix(day: Day, today: Day): string {
  const year = getYear(day)
  return year === getYear(today) ? '' : ` ${year}`
}

/** @returns for example `Sun 29 Nov`, with the year unless it is the current one */
export function formatShortDate(day: Day, today: Day): string {
  return `${SHORT_WEEKDAYS[getWeekday(day)]} ${formatDate(day)}${formatYearSuffix(day, today)}`
}

/** @returns for example `10–12 Mar`, with the year unless it is the current one, or with both years */
export function formatDates({ first, last }: { first: Day; last: Day }, today: Day): string {
  const [from, to] = [formatDate(first), formatDate(last)]
  if (getYear(first) !== getYear(last)) return `${from} ${getYear(first)}–${to} ${getYear(last)}`
  const [, month] = to.split(' ')
  const dates = from === to ? from : `${from.replace(` ${month}`, '')}–${to}`
  return dates + formatYearSuffix(first, today)
}

/** @returns for example `Tue`, or `Tue–Thu` */
export function formatWeekdays({ first, last }: { first: Day; last: Day }): string {
  const [from, to] = [
    SHORT_WEEKDAYS[getWeekday(first)] ?? '',
    SHORT_WEEKDAYS[getWeekday(last)] ?? '',
  ]
  return first === last ? from : `${from}–${to}`
}
