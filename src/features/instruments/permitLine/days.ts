import { DAY_MS, KUWAIT_OFFSET_MINUTES, MINUTE_MS } from '#lib/clock.ts'

/** A calendar day, as days since 1 January 1970. */
export type Day = number

export const parseDay = (iso: string): Day => Math.floor(Date.parse(iso) / DAY_MS)
export const formatIsoDate = (day: Day) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** @returns the weekday: 0 is Sunday; day 0 was a Thursday */
export const getWeekday = (day: Day) => (((day + 4) % 7) + 7) % 7

/** @param nowMs since the epoch, UTC */
export const toKuwaitDay = (nowMs: number): Day =>
  Math.floor((nowMs + KUWAIT_OFFSET_MINUTES * MINUTE_MS) / DAY_MS)
