/**
 * The one place for the company's own facts.
 *
 * An owner replaces `phone`, `email` and `address` first: the values below are well-formed
 * stand-ins that reach nobody. The optional channels show nothing while they are unset.
 */
export const company: Company = {
  name: 'Aero',
  descriptor: 'Aviation services, Kuwait',
  blurb:
    'Aero provides expert flight operations, seamless ground handling and bespoke services for every flight through Kuwait.',
  availability: '24/7',
  phone: { display: '+965 2000 0000', e164: '+96520000000' },
  email: 'operations@aero.example',
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
    /** Degrees, WGS 84: 29°13′36″N 47°58′48″E. */
    latitude: 29.2267,
    longitude: 47.98,
    coordinates: '29°13′36″N 47°58′48″E',
  },
  /** Kuwait keeps UTC+3 all year. */
  timeZone: 'Asia/Kuwait',
  copyrightYear: 2025,
}

type Company = {
  name: string
  descriptor: string
  blurb: string
  availability: string
  phone: { display: string; e164: string }
  email: string
  address: { display: string; locality: string; country: string; countryCode: string }
  airport: {
    name: string
    iata: string
    icao: string
    latitude: number
    longitude: number
    coordinates: string
  }
  timeZone: string
  copyrightYear: number
  /** Optional channels: E.164 for WhatsApp, seven-letter SITA and eight-letter AFTN addresses. */
  whatsapp?: string
  sita?: string
  aftn?: string
}
