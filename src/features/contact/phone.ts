export const KUWAIT = { iso2: 'kw', dialCode: '965' }

/** Value of the phone field after a reset. */
export const KUWAIT_DIAL_CODE = `+${KUWAIT.dialCode}`

/**
 * @param value the value of the phone field
 * @returns E.164, digits only if the value has no dial code, or `''` for a bare Kuwaiti dial code
 */
export function toE164(value: string): string {
  const digits = value.replace(/\D/g, '')
  const number = digits && value.trim().startsWith('+') ? `+${digits}` : digits
  return number === KUWAIT_DIAL_CODE ? '' : number
}
