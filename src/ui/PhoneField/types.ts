export type PhoneCountry = {
  /** ISO 3166 code in lower case. */
  iso2: string
  /** Digits of the dial code, including the area code for Caribbean countries: `1876`. */
  dialCode: string
}

/** How the text of a phone field was understood. */
export type Reading = {
  /** E.164, or `''` if no number was given. */
  number: string
  /** The same number as the field shows it. */
  text: string
  country: PhoneCountry
  /** The number without its dial code, for use with another country. */
  national: string
}
