import { KUWAIT_OFFSET_MINUTES } from '#lib/clock.ts'

const DAY_MS = 86_400_000
/** Working days that are counted, whole, before the flight arrives. */
const COUNTED = 3
/** How far ahead an arrival may be asked for, in days. */
const AHEAD = 365

/** A day as a number: days since 1 January 1970. */
export type Day = number

export const dayOf = (iso: string): Day => Math.floor(Date.parse(iso) / DAY_MS)
export const isoOf = (day: Day) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** 0 is Sunday, 6 Saturday. Day 0 was a Thursday. */
export const weekday = (day: Day) => (((day + 4) % 7) + 7) % 7

/** Kuwait works from Sunday to Thursday. Public holidays are not known here. */
export const isWorking = (day: Day) => weekday(day) < 5

/** The day in Kuwait at an instant, in milliseconds since 1970. */
export const kuwaitDay = (now: number): Day =>
  Math.floor((now + KUWAIT_OFFSET_MINUTES * 60_000) / DAY_MS)

export type PermitPlan = {
  arrival: Day
  /** The last three working days before the arrival, earliest first. */
  counted: Day[]
  /** The working day before them: the last on which a request is in good time. */
  sendBy: Day
  /** From that day to the arrival. */
  daysAhead: number
}

/** Counts three working days back from an arrival, and one more to send on. */
export function planPermit(arrival: Day): PermitPlan {
  const working: Day[] = []
  for (let day = arrival - 1; working.length <= COUNTED; day--) {
    if (isWorking(day)) working.unshift(day)
  }
  const [sendBy = arrival, ...counted] = working
  return { arrival, counted, sendBy, daysAhead: arrival - sendBy }
}

/** @returns the first Sunday whose request can still be sent in good time */
export function firstSunday(today: Day): Day {
  let day = today
  while (weekday(day) !== 0 || planPermit(day).sendBy < today) day++
  return day
}

/** @returns the arrivals that may be asked for, as dates */
export const bounds = (today: Day) => ({ min: isoOf(today), max: isoOf(today + AHEAD) })
