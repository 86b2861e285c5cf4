import { padTwoDigits } from './format.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000
export const MINUTES_PER_DAY = 1440

/**
 * @param minute since the epoch, UTC
 * @returns `HH:MM`, 24 hours
 */
export function formatTime(minute: number, offsetMinutes = 0): string {
  const minuteOfDay =
    (((minute + offsetMinutes) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return `${padTwoDigits(Math.floor(minuteOfDay / 60))}:${padTwoDigits(minuteOfDay % 60)}`
}
