/** @returns for example `+2.5 h` or `−5 h` */
export function formatSignedHours(aheadMin: number): string {
  const sign = aheadMin > 0 ? '+' : aheadMin < 0 ? '−' : ''
  return sign + formatHours(aheadMin)
}

/** @returns for example `2.5 h` */
export const formatHours = (aheadMin: number) => `${Math.abs(aheadMin) / 60} h`

/** @returns for example `28 Mar` */
export function formatDayAndMonth(dayMs: number, months: readonly string[]): string {
  const date = new Date(dayMs)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
}
