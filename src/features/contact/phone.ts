/** The country of the company, which most numbers are of. */
export const KUWAIT = { iso2: 'kw', dialCode: '965' }

/** What the phone field holds after a reset. */
export const KUWAIT_DIAL_CODE = `+${KUWAIT.dialCode}`

/**
 * @param value what the phone field reports
 * @returns the number as it is sent: E.164, digits alone if the field shows no dial code, or `''`
 *   if no number was given. A bare dial code is none.
 */
export function toE164(value: string): string {
  const digits = value.replace(/\D/g, '')
  const number = digits && value.trim().startsWith('+') ? `+${digits}` : digits
  return number === KUWAIT_DIAL_CODE ? '' : number
}
