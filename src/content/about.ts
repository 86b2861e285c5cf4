import { company } from './company.ts'
import { pictures } from './pictures/about.ts'

export const banner = {
  title: 'About Us',
  lead: `${company.name} arranges and supervises ground services for flights at Kuwait International Airport (KWI\u00A0/\u00A0OKKK). The operations desk is staffed 24/7.`,
  picture: pictures['banner-about'],
}

type State = { title: string; text: string }

export const driven = {
  title: 'Driven by Service',
  text: [
    'Service is what happens at 03:00 when a slot moves. Someone answers the phone, reads the file, calls the fuelling provider and the driver, and sends the crew the new times.',
    'We say what is confirmed, requested, refused or not yet sent. You hear of a missing approval before you ask, and of a late task as it happens.',
    'The departure report records times, quantities, changes and what went wrong. Your next flight is planned from it.',
  ],
  picture: pictures['emblem-station'],
  /** The states, in the order of the marks that the page draws: filled, half-filled, crossed, empty. */
  states: [
    { title: 'Confirmed', text: 'Agreed in writing.' },
    { title: 'Requested', text: 'Sent, not yet answered.' },
    { title: 'Refused', text: 'The answer was no. We say what else can be requested.' },
    { title: 'Not sent', text: 'A detail is missing.' },
  ] satisfies [State, State, State, State],
}

export const history = {
  title: 'Our History',
  sample: 'Sample',
  /** Shows the word “Sample”. Set it to false once the text is yours. */
  isSample: true,
  // OWNER: replace the company’s history, which is invented
  text: [
    `${company.name}’s work began on the apron, with turnarounds. Operators wanted a second pair of eyes: someone to brief the providers, count the bags, check the fuel figures and report in plain words.`,
    'They then asked for more: the permit, the crew’s hotel, the patient’s ambulance, an aircraft for the crate that would not fit through the door.',
    'Today that desk coordinates the whole stop: it sets out what the flight needs and sees it done in the right order.',
  ],
}

export type HistoricEvent = {
  year: string
  drawnAt?: number
  day?: string
  /** The day in ISO 8601. */
  date?: string
  text: string
}

export const toYear = ({ year, drawnAt }: HistoricEvent) => drawnAt ?? Number.parseInt(year, 10)

export const aviationInKuwait = {
  title: 'Aviation in Kuwait',
  scale: 'One tick is ten years',
  events: [
    { year: '1920s', day: 'Late', drawnAt: 1928, text: 'A stop on the air route to India.' },
    {
      year: '1954',
      day: '16 March',
      date: '1954-03-16',
      text: 'The national carrier begins to fly.',
    },
    { year: '1979', text: 'The airport’s terminal opens, designed by Kenzo Tange.' },
    {
      year: '2023',
      day: '23 February',
      date: '2023-02-23',
      text: 'The ICAO code becomes OKKK (formerly OKBK).',
    },
  ] as readonly HistoricEvent[],
}

export const reasons = {
  title: `Why ${company.name}`,
  items: {
    'One desk, end to end':
      'Permits, ramp, fuel and crew stay in one file. You don’t have to relay messages between providers.',
    // OWNER: confirm that the client learns the name of the coordinator on shift
    'Clear accountability': 'You read where each arrangement stands, and who is on shift.',
    'Discretion by default': 'A movement is discussed only with the people who work on it.',
    'Local knowledge':
      'We know what the authorities ask for, and plan for holidays, heat and dust.',
  },
}

export const limits = {
  title: 'What we do not do',
  text: 'We arrange and supervise. We do not fly aircraft, drive ramp equipment, pump fuel or cook meals.',
  heads: ['Task', 'Responsible'],
  parties: [
    { task: 'Ramp tasks', party: 'The airport’s authorised providers' },
    { task: 'Fuel', party: 'The fuelling provider' },
    { task: 'Meals', party: 'The caterer' },
    { task: 'Charter flights', party: 'Licensed operators' },
    { task: 'Permits, slots, parking', party: 'The authority' },
    { task: 'Operational control', party: 'The flight’s operator' },
  ],
}

export const vision = {
  title: 'Our Vision',
  text: [
    'We aim to be the first call for any flight through Kuwait, from a carrier opening a station to a medical crew already airborne.',
  ],
}

export const contact = {
  title: 'Planning a flight through Kuwait?',
  text: 'Send us the details, or call and ask how we would arrange it.',
}
