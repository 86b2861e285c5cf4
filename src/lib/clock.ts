export const DAY_MIN = 1440

/** Kuwait has no daylight saving time. */
export const KUWAIT_OFFSET_MINUTES = 180

/**
 * @param minute since the epoch, UTC
 * @param offsetMinutes from UTC
 * @returns the local time as `HH:MM`, 24 hours
 */
export function wallClock(minute: number, offsetMinutes = 0): string {
  const minuteOfDay = (((minute + offsetMinutes) % DAY_MIN) + DAY_MIN) % DAY_MIN
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minuteOfDay / 60))}:${pad(minuteOfDay % 60)}`
}
