const name = 'Aero'

/** Optional contacts are hidden while unset. */
export const company: Company = {
  name,
  descriptor: 'Aviation services, Kuwait',
  blurb: `${name} provides expert flight operations, seamless ground handling and bespoke services for every flight through Kuwait.`,
  purpose: `${name} arranges and supervises ground services, permits and flight support for flights through Kuwait International Airport, 24/7.`,
  availability: '24/7',
  // OWNER: replace the phone number, which is invented
  phone: { display: '+965 2000 0000', e164: '+96520000000' },
  // OWNER: replace the email address: its domain receives no mail
  email: 'operations@aero.example',
  // OWNER: replace the office address, which has no street
  address: {
    display: 'Farwaniya, Kuwait',
    locality: 'Farwaniya',
    country: 'Kuwait',
    countryCode: 'KW',
  },
  airport: {
    name: 'Kuwait International Airport',
    iata: 'KWI',
    icao: 'OKKK',
    /** The position of `kuwait/airport.ts`, as displayed. */
    coordinates: '29°13′36″N 47°58′48″E',
    elevation: '206\u00a0ft',
    toCity: '16\u00a0km',
  },
}

export const formatOfficeAddress = ({ street, display }: Company['address']) =>
  street ? `${street}, ${display}` : display

export const procurementFacts = [
  'legalName',
  'registrationNumber',
  'approval',
  'insurance',
  'payment',
  'generalTerms',
] as const satisfies readonly (keyof Company)[]

/** Facts that a dispatcher needs at night. `npm run launch` lists those that are not set. */
export const flightFacts = {
  paymentTonight: 'Payment for a flight tonight',
  atTheAircraft: 'Who stands at the aircraft',
  stateFlights: 'State flights: where the note goes, and how early',
} as const satisfies Partial<Record<keyof Company, string>>

export const airportFacts = [
  { name: 'fireCategory', label: 'Fire category' },
  { name: 'customsHours', label: 'Customs' },
  { name: 'ils', label: 'ILS' },
] as const satisfies readonly { name: keyof Company; label: string }[]

type PhoneNumber = { display: string; e164: string }

type Company = {
  name: string
  descriptor: string
  blurb: string
  purpose: string
  availability: string
  phone: PhoneNumber
  email: string
  legalName?: string
  registrationNumber?: string
  /** The company's own approval by the authority, and its number. */
  approval?: string
  /** Which risks the company is insured for, and up to which limits. */
  insurance?: string
  /** How the company is paid: its own fee, and whether suppliers pay it. */
  payment?: string
  /** How a flight can be paid for tonight: methods and currency, as a sentence. */
  paymentTonight?: string
  /** Who attends the aircraft, from the company or from which provider, as a sentence. */
  atTheAircraft?: string
  /** To whom an embassy sends its note for a state flight, and how early, as a sentence. */
  stateFlights?: string
  /** Rescue and fire-fighting category, with the hours if it changes. */
  fireCategory?: string
  customsHours?: string
  /** Runways with an ILS, and its category. */
  ils?: string
  generalTerms?: string
  /** Languages spoken at the desk at all hours, e.g. `['en', 'ar']`, for search engines. */
  languages?: readonly string[]
  address: {
    street?: string
    display: string
    locality: string
    country: string
    countryCode: string
  }
  airport: {
    name: string
    iata: string
    icao: string
    coordinates: string
    elevation: string
    toCity: string
  }
  whatsapp?: PhoneNumber
  /** A seven-letter SITA and an eight-letter AFTN address. */
  sita?: string
  aftn?: string
}
