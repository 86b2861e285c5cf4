/** Minutes of a day. */
export const DAY_MIN = 1440

/** Kuwait keeps UTC+3 all year. */
export const KUWAIT_OFFSET_MINUTES = 180

/**
 * Wall-clock time for `minute` (minutes since the epoch, UTC) at an offset in minutes.
 * @returns `HH:MM`, 24 hours
 */
export function wallClock(minute: number, offsetMinutes = 0): string {
  const ofDay = (((minute + offsetMinutes) % DAY_MIN) + DAY_MIN) % DAY_MIN
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`
}
