/**
 * `Intl.NumberFormat` is not used: its first use takes 80 ms on a slow device. Example: `-1,200.25`.
 */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const figure = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? figure : `${figure}.${fraction}`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/**
 * `Intl.DateTimeFormat` is not used: creating one takes longer than hydrating a page.
 *
 * @returns the date in UTC, for example `29 Nov`
 */
export const formatDayAndMonth = (date: Date) =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`

/** @returns the text with its spaces replaced, so that it stays on one line */
export const preventBreaks = (text: string) => text.replaceAll(' ', '\u00a0')
