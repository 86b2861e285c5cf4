import { normaliseInput } from '#lib/normaliseInput.ts'

/** Digits grouped by thousands, or by lakhs as in `1,00,000`. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}$/

/**
 * Reads a number as people type it: in the digits of the region's scripts, with a decimal point or
 * comma, and with commas, points, spaces or apostrophes between thousands. A single comma before
 * three digits separates thousands (`12,500`), unless the number starts with zero (`0,800`). A single
 * point is a decimal point.
 *
 * @returns the number, or undefined if the text is not one
 */
export function readNumber(text: string): number | undefined {
  const plain = normaliseInput(text)
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1')
    .replace(/^[−–]/, '-')
  const [, sign = '', digits = ''] = /^([+-]?)(?=[.,]*\d)([\d.,]+)$/.exec(plain) ?? []
  const value = digits && Number(normaliseDecimal(digits))
  return value === '' || Number.isNaN(value) ? undefined : sign === '-' ? -value : value
}

/** @returns the digits with a decimal point only, or a text that is not a number */
function normaliseDecimal(digits: string): string {
  const commas = digits.split(',').length - 1
  const points = digits.split('.').length - 1
  if (commas === 0 && points <= 1) return digits
  if (points === 0 && (commas > 1 || (GROUPED.test(digits) && !digits.startsWith('0')))) {
    return removeGroups(digits)
  }
  if (points === 0) return digits.replace(',', '.')
  if (commas === 0) return removeGroups(digits.replaceAll('.', ','))
  // With both, the last one is the decimal mark.
  const swapped = digits.lastIndexOf(',') > digits.lastIndexOf('.')
  const [mark, group] = swapped ? [',', '.'] : ['.', ',']
  const [whole = '', ...fractions] = digits.split(mark)
  return `${removeGroups(whole.replaceAll(group, ','))}.${fractions.join('x')}`
}

const removeGroups = (digits: string) => (GROUPED.test(digits) ? digits.replaceAll(',', '') : 'x')

/** Reads a time such as `14:10`, `1410`, `14 10` or `1410 zulu`. @returns minutes after midnight */
export function readTime(text: string): number | undefined {
  const [, hours, minutes] =
    /^(\d{1,2})[:：.h\s]?(\d{2})\s?(?:z(?:ulu)?|utc)?$/i.exec(normaliseInput(text)) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return
  return Number(hours) * 60 + Number(minutes)
}
