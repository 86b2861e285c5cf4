import type { AirportCode } from './airports.ts'
import { bannerAbout } from './media/bannerAbout.ts'
import type { PictureData, Point, StandIn } from './types.ts'

export const banner = {
  title: 'About Us',
  lead: 'Aero arranges and supervises ground services for flights at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), with an operations desk on duty 24/7.',
  picture: bannerAbout,
} satisfies { title: string; lead: string; picture: PictureData }

export const driven = {
  title: 'Driven by Service',
  text: [
    'Service is what happens at 03:00 when a slot moves. Someone answers the telephone, reads the file, calls the fuelling provider and the driver, and writes to the crew with the new times. That is the work, and it is how we judge ourselves.',
    'We say what is confirmed, what is requested and what is still open, and we keep the three apart. If an approval has not come, we say so without being asked. If a task on the ramp runs late, we tell you while the plan can still be changed.',
    'When the departure message is sent, we write down how the stop went: times, quantities, what was changed and what went wrong. Your next flight through Kuwait starts from that record.',
  ],
} satisfies { title: string; text: readonly string[] }

export const history = {
  title: 'Our History',
  text: [
    'Aero’s work began on the apron, with turnarounds. Operators wanted a second pair of eyes on the stop: someone to brief the providers, count the bags, read the fuel figures and report back in plain words.',
    'From the turnaround the work grew back to the permit that had to be in place before anyone could land, and outwards to the crew’s hotel, the patient’s ambulance and the crate that would not fit the door. Each time the desk already held the facts, so the request came to the desk.',
    'Today that desk coordinates the whole stop. We still rely on the airport’s authorised providers for every task on the ramp. Our part is to set out what the flight needs, to see that it happens in the right order, and to answer for our coordination.',
  ],
  /** The country's history, shown apart from the company's. */
  context: {
    title: 'Flight in Kuwait',
    text: [
      'Kuwait was a stop on the air route to India from the late 1920s. The national carrier has flown since 16 March 1954, and the airport’s 1979 terminal is the work of the architect Kenzo Tange.',
      'This history is Kuwait’s own, and we are glad to work within it.',
    ],
  },
} satisfies {
  title: string
  text: readonly string[]
  context: { title: string; text: readonly string[] }
}

export const why = {
  title: 'Why Aero',
  items: [
    {
      title: 'One desk, end to end',
      text: 'Permit, ramp, fuel, crew and departure message are kept in one file, so that you need not carry news from one supplier to the next.',
    },
    {
      title: 'Accountability in writing',
      text: 'Every arrangement is confirmed in writing, and every shift has a named coordinator. What is pending is marked as pending.',
    },
    {
      title: 'Discretion by default',
      text: 'A movement is shared with those who work on it, and is not discussed with anyone else.',
    },
    {
      title: 'Local knowledge',
      text: 'Which authority decides, what it asks for, how holidays, heat and dust change a turnaround: we plan for all of it.',
    },
  ],
} satisfies { title: string; items: readonly Point[] }

export const limits = {
  title: 'What we do not do',
  text: [
    'We arrange and supervise; the providers perform. We do not fly aircraft, drive ramp equipment, pump fuel or cook meals.',
    'Ramp tasks are carried out by the airport’s authorised providers, fuel is delivered by the fuelling provider, meals come from the caterer, and charters are flown by licensed operators. Permits, slots and stands are decided by the authority. Operational control of a flight remains with its operator.',
  ],
} satisfies { title: string; text: readonly string[] }

export const vision = {
  title: 'Our Vision',
  text: [
    'We aim to be the first call for any flight through Kuwait, whether it comes from a carrier opening a station, a broker with a short enquiry or a medical crew already airborne.',
    'A first call has to be earned on each stop, so we measure the aim in small things. Was the answer clear? Was the fuel on time? Did the crew have the rest they were due? If so from one flight to the next, we hope to be called again.',
  ],
} satisfies { title: string; text: readonly string[] }

export const distances = {
  title: 'How far from OKKK',
  text: 'Great-circle distances from Kuwait International Airport in nautical miles, for a first look at a sector. The route that you file will be longer.',
  unit: 'NM',
  origin: 'OKKK',
  cityHeading: 'City',
  distanceHeading: 'Distance',
  items: [
    'OBBI',
    'OERK',
    'OTHH',
    'ORBI',
    'OMAA',
    'OMDB',
    'OOMS',
    'OEJN',
    'OLBA',
    'HECA',
    'OPKC',
    'LTFM',
    'VABB',
    'EGLL',
  ],
} satisfies {
  title: string
  text: string
  unit: string
  origin: string
  cityHeading: string
  distanceHeading: string
  /** Nearest first. `distances.ts` has the figures. */
  items: readonly AirportCode[]
}

export const contact = {
  title: 'Planning a flight through Kuwait?',
  text: 'Send us the flight, or call and ask how we would arrange it. The desk is staffed 24/7.',
} satisfies { title: string; text: string }

/** Replace it with the company's own, then take its line away. `npm run launch` lists it. @public */
export const standIns = [
  { what: 'Our History, written without knowledge of the company’s own', at: 'history.text' },
] satisfies readonly StandIn[]
