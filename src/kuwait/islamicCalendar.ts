import type { Day } from './days.ts'
import { FIRST_DAY, FIRST_YEAR, YEARS } from './islamicMonths.ts'

export const RAMADAN = 9

export type IslamicMonth = {
  year: number
  /** 1 is Muharram. */
  month: number
  first: Day
  last: Day
}

/** The months of the Umm al-Qura calendar, August 2019 to November 2077, earliest first. */
export const islamicMonths: readonly IslamicMonth[] = readMonths()

function readMonths(): IslamicMonth[] {
  let first = FIRST_DAY
  return Array.from({ length: YEARS.length * 4 }, (_, index) => {
    const bits = Number.parseInt(YEARS.charAt(Math.floor(index / 4)), 16)
    const length = 29 + ((bits >> (3 - (index % 4))) & 1)
    const month = {
      year: FIRST_YEAR + Math.floor(index / 12),
      month: (index % 12) + 1,
      first,
      last: first + length - 1,
    }
    first += length
    return month
  })
}

/** @returns false also for a day outside the table */
export const isRamadan = (day: Day) =>
  islamicMonths.some(({ month, first, last }) => month === RAMADAN && first <= day && day <= last)
