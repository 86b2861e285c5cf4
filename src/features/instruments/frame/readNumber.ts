import { plainText } from '#lib/asciiDigits.ts'

/** Groups of thousands, or of lakhs, as `1,00,000`. The separator has become a comma. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}$/

/**
 * Reads a figure as people type it: digits of any of the region's scripts, a decimal point or
 * comma, thousands parted by commas, points, spaces or apostrophes. One comma before three digits
 * parts thousands (`12,500`), unless a nought leads (`0,800`); one point is a decimal point.
 *
 * @returns nothing if it is no figure
 */
export function readNumber(text: string): number | undefined {
  const plain = plainText(text)
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1')
    .replace(/^[−–]/, '-')
  const [, sign = '', digits = ''] = /^([+-]?)(?=[.,]*\d)([\d.,]+)$/.exec(plain) ?? []
  const value = digits && Number(decimal(digits))
  return value === '' || Number.isNaN(value) ? undefined : sign === '-' ? -value : value
}

/** @returns the digits with a point as their only mark; what is malformed stays unreadable */
function decimal(digits: string): string {
  const commas = digits.split(',').length - 1
  const points = digits.split('.').length - 1
  if (commas === 0 && points <= 1) return digits
  if (points === 0 && (commas > 1 || (GROUPED.test(digits) && !digits.startsWith('0')))) {
    return ungrouped(digits)
  }
  if (points === 0) return digits.replace(',', '.')
  if (commas === 0) return ungrouped(digits.replaceAll('.', ','))
  // Both: the one that comes last, and only once, is the decimal mark.
  const swapped = digits.lastIndexOf(',') > digits.lastIndexOf('.')
  const [mark, group] = swapped ? [',', '.'] : ['.', ',']
  const [whole = '', ...fractions] = digits.split(mark)
  return `${ungrouped(whole.replaceAll(group, ','))}.${fractions.join('x')}`
}

const ungrouped = (digits: string) => (GROUPED.test(digits) ? digits.replaceAll(',', '') : 'x')

/** Reads a time of day as `14:10`, `1410`, `14.10` or `1410Z`. @returns minutes after midnight */
export function readTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:：.h]?(\d{2})\s?z?$/i.exec(plainText(text)) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return
  return Number(hours) * 60 + Number(minutes)
}
