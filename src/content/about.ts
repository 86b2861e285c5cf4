import { bannerAbout } from './media/bannerAbout.ts'
import type { PictureData, Point } from './types.ts'

export const banner = {
  title: 'About Us',
  lead: 'Aero supervises and coordinates flights at Kuwait International Airport (KWI / OKKK), with an operations desk on duty 24/7.',
  picture: bannerAbout,
} satisfies { title: string; lead: string; picture: PictureData }

export const driven = {
  title: 'Driven by Service',
  text: [
    'Service is what happens at 03:00 when the slot moves. Someone picks up the phone, reads the file, rings the fuelling provider and the driver, and writes to the crew with the new times. That is the job, and we judge ourselves by it.',
    'We say what is confirmed, what is requested and what is still open, and we keep the three apart. If an approval has not come, you hear that from us before you have to ask. If a task on the ramp is late, the note goes out while there is still time to change the plan.',
    'When the aircraft has gone, we write down how the stop went. Times, quantities, what was changed, what went wrong. The next crew through Kuwait starts from there.',
  ],
} satisfies { title: string; text: readonly string[] }

export const history = {
  title: 'Our History',
  text: [
    'Aero’s work began on the apron, with turnarounds. An operator wanted a second pair of eyes on the stop: someone to brief the providers, count the bags, read the fuel figures and report back in plain words.',
    'Turnarounds led backwards, to the permit that had to be in place before anyone could land. They also led outwards, to the crew’s hotel, the patient’s ambulance, the crate that would not fit the door. Each time, the same coordinator was already holding the facts, so each time the request came to the same desk.',
    'Today that desk coordinates the whole stop. We still rely on the airport’s authorised providers for every task on the ramp. Our part is to set out what the flight needs, see that it happens in the right order, and answer for the result.',
  ],
  /** The country's history, shown apart from the company's. */
  context: {
    title: 'Aside: flight in Kuwait',
    text: [
      'Kuwait was a stop on the air route to India from the late 1920s. The national carrier has flown since 16 March 1954, and the airport’s 1979 terminal is the work of the architect Kenzo Tange.',
      'None of this is our doing. It is the place we work in.',
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
      text: 'Permit, ramp, fuel, crew and departure message sit in one file. You never carry news from one supplier to the next.',
    },
    {
      title: 'Accountability in writing',
      text: 'Every arrangement has a named coordinator and a written confirmation. What is pending is marked as pending.',
    },
    {
      title: 'Discretion by default',
      text: 'We share a movement with those who need it to do their work. Passenger names, purpose and routing go no further.',
    },
    {
      title: 'Local knowledge',
      text: 'Which authority decides, what it asks for, how heat above 50 °C and a dusty horizon change a turnaround: we plan for all of it.',
    },
  ],
} satisfies { title: string; items: readonly Point[] }

export const vision = {
  title: 'Our Vision',
  text: [
    'We aim to be the first call for any flight through Kuwait: the scheduled carrier opening a station, the broker with a two-line enquiry, the medical crew already airborne.',
    'A first call has to be earned on each stop. So we measure the aim in small things. Was the answer clear? Was the fuel on time? Did the captain sleep? When those hold from one flight to the next, the number gets saved in the phone.',
  ],
} satisfies { title: string; text: readonly string[] }

export const distances = {
  title: 'How far from OKKK',
  text: 'Great-circle distances from Kuwait International Airport in nautical miles, for a first look at a sector. Your routing will be longer.',
  unit: 'NM',
  origin: 'OKKK',
  cityHeading: 'City',
  distanceHeading: 'Distance',
  items: [
    { city: 'Bahrain', nm: 227 },
    { city: 'Riyadh', nm: 265 },
    { city: 'Doha', nm: 306 },
    { city: 'Baghdad', nm: 309 },
    { city: 'Abu Dhabi', nm: 459 },
    { city: 'Dubai', nm: 461 },
    { city: 'Muscat', nm: 649 },
    { city: 'Jeddah', nm: 658 },
    { city: 'Beirut', nm: 695 },
    { city: 'Cairo', nm: 865 },
    { city: 'Karachi', nm: 1057 },
    { city: 'Istanbul', nm: 1184 },
    { city: 'Mumbai', nm: 1489 },
    { city: 'London', nm: 2524 },
  ],
} satisfies {
  title: string
  text: string
  unit: string
  origin: string
  cityHeading: string
  distanceHeading: string
  items: readonly { city: string; nm: number }[]
}

export const contact = {
  title: 'Put us on the next one',
  text: 'Send a flight that is coming through Kuwait, or call and ask how we would run it. The desk is staffed 24/7.',
} satisfies { title: string; text: string }
