/**
 * `Intl.NumberFormat` is not used: its first use takes 80 ms on a slow device.
 *
 * @returns up to six decimals, so that there is never an exponent. Example: `-1,200.25`
 */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Number(value.toFixed(6))).split('.')
  const figure = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? figure : `${figure}.${fraction}`
}

export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
export const SHORT_WEEKDAYS = WEEKDAYS.map((name) => name.slice(0, 3))

/**
 * `Intl.DateTimeFormat` is not used: creating one takes longer than hydrating a page.
 *
 * @returns the date in UTC, for example `29 Nov`
 */
export const formatDayAndMonth = (date: Date) =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`

export const preventBreaks = (text: string) => text.replaceAll(' ', '\u00a0')

/**
 * @returns the text for use outside the page: with plain spaces, and without marks where a line may or must
 * not break
 */
export const allowBreaks = (text: string) =>
  text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')

export const padTwoDigits = (value: number) => String(value).padStart(2, '0')

/** @returns three digits such as `048` */
export const formatBearing = (degrees: number) => String(Math.round(degrees) % 360).padStart(3, '0')

export const roundToTenth = (value: number) => Math.round(value * 10) / 10
