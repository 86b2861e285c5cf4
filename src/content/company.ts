import type { StandIn } from './types.ts'

/** The one place for the company's own facts. The optional channels show nothing while unset. */
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
    /** The reference point of every distance, WGS 84, in degrees and as it is printed. */
    latitude: 29.226667,
    longitude: 47.98,
    coordinates: '29°13′36″N 47°58′48″E',
    elevation: '206\u00a0ft',
    toCity: '15.5\u00a0km',
  },
}

/** Replace each with the company's own, then take its line away. `npm run launch` lists them. @public */
export const standIns = [
  { what: 'Telephone number, assigned to nobody', at: 'company.phone' },
  { what: 'Email address, at a domain that receives nothing', at: 'company.email' },
  { what: 'Office address, without a street', at: 'company.address' },
] satisfies readonly StandIn[]

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
    elevation: string
    toCity: string
  }
  /** Optional channels: E.164 for WhatsApp, seven-letter SITA and eight-letter AFTN addresses. */
  whatsapp?: string
  sita?: string
  aftn?: string
}
