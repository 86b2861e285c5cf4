/** E.164 allows 15 digits, country code included. */
export const E164_MAX_DIGITS = 15

/** Kuwait's dial code: what the form's phone field holds after a reset. */
export const KUWAIT_DIAL_CODE = '+965'

/**
 * @param value what a phone field holds: digits with a leading `+`, or nothing
 * @returns the number in E.164, or `''` where no number was given: a bare dial code is none
 */
export function toE164(value: string): string {
  const digits = value.replace(/\D/g, '')
  const number = digits ? `+${digits}` : ''
  return number === KUWAIT_DIAL_CODE ? '' : number
}

/** Digits in a number, dial code included. */
export const countDigits = (value: string): number => value.replace(/\D/g, '').length
