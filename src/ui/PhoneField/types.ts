export type PhoneCountry = {
  /** ISO 3166 code in lower case. */
  iso2: string
  /** Digits of the dial code, including the area code for Caribbean countries: `1876`. */
  dialCode: string
}

export type ParsedNumber = {
  /** E.164, or `''` if no number was given. */
  number: string
  text: string
  country: PhoneCountry
  /** The number without its dial code, to combine with another country's. */
  national: string
  /** Whether the number is too long or too short for its country. Only the library knows. */
  isImpossible?: boolean
}
