import { pictures } from './media/about.ts'
import type { PlaceholderValue, Point } from './types.ts'

export const banner = {
  title: 'About Us',
  lead: 'Aero arranges and supervises ground services for flights at Kuwait International Airport (KWI\u00A0/\u00A0OKKK). The operations desk is staffed 24/7.',
  picture: pictures['banner-about'],
}

export const driven = {
  title: 'Driven by Service',
  text: [
    'Service is what happens at 03:00 when a slot moves. Someone answers the phone, reads the file, calls the fuelling provider and the driver, and sends the crew the new times. That is the work, and it is how we judge ourselves.',
    'We say what is confirmed, what has been requested, what has been refused and what is still open, and we keep the four apart. If an approval has not come, we say so before you ask. If a task on the ramp runs late, we tell you at once.',
    'The departure report records how the stop went: times, quantities, what was changed and what went wrong. We plan your next flight through Kuwait from that record.',
  ],
  picture: pictures['emblem-station'],
  /** The states, in the order of the marks that the page draws: filled, half-filled, crossed, empty. */
  states: [
    { title: 'Confirmed', text: 'Agreed in writing.' },
    { title: 'Requested', text: 'Sent; the answer is still to come.' },
    { title: 'Refused', text: 'Answered with no. We say what can be asked instead.' },
    { title: 'Open', text: 'Not sent yet: a detail is missing.' },
  ] satisfies [Point, Point, Point, Point],
}

export const history = {
  title: 'Our History',
  /** Shown while the text is listed in `placeholders`. */
  sample: 'Sample text',
  text: [
    'Aero’s work began on the apron, with turnarounds. Operators wanted a second pair of eyes on the spot: someone to brief the providers, count the bags, check the fuel figures and report back in plain words.',
    'The same operators then asked for more: the permit that has to be in place before anyone can land, the crew’s hotel, the patient’s ambulance, an aircraft for the crate that would not fit through the door. The desk already knew the flight, so each new request came to the same place.',
    'Today that desk coordinates the whole stop. We still rely on the airport’s authorised providers for every task on the ramp. Our part is to set out what the flight needs, see each task done in the right order, and answer for the whole.',
  ],
}

export type HistoricEvent = {
  year: string
  /** Day and month, or how far the year is known. */
  day?: string
  /** The day in ISO 8601. */
  date?: string
  text: string
}

/** The history of the country, separate from the company's. */
export const aviationInKuwait = {
  title: 'Aviation in Kuwait',
  note: 'This is the country’s history, not the company’s.',
  /** Explains the ticks of the drawing, whose columns are to scale. */
  scale: 'One tick is ten years',
  events: [
    { year: '1920s', day: 'Late', text: 'A stop on the air route to India.' },
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

export const why = {
  title: 'Why Aero',
  items: [
    {
      title: 'One desk, end to end',
      text: 'Permits, ramp, fuel, crew and departure report stay in one file. You do not have to carry news from one supplier to the next.',
    },
    {
      title: 'Accountability in writing',
      text: 'Every arrangement is reported in writing as confirmed, requested, refused or open, and every shift has a named coordinator.',
    },
    {
      title: 'Discretion by default',
      text: 'We discuss a movement with the people who work on it, and with no one else.',
    },
    {
      title: 'Local knowledge',
      text: 'We know which authority decides and what it asks for, and we plan for holidays, heat and dust.',
    },
  ],
}

export const limits = {
  title: 'What we do not do',
  text: 'We arrange and supervise. We do not fly aircraft, drive ramp equipment, pump fuel or cook meals.',
  heads: { task: 'Task', party: 'In the hands of' },
  parties: [
    { task: 'Ramp tasks', party: 'The airport’s authorised providers' },
    { task: 'Fuel', party: 'The fuelling provider' },
    { task: 'Meals', party: 'The caterer' },
    { task: 'Charter flights', party: 'Licensed operators' },
    { task: 'Permits and stands', party: 'The authority' },
    { task: 'Slots', party: 'The authority or the airport’s coordinator' },
    { task: 'Operational control', party: 'The flight’s operator' },
  ],
}

export const vision = {
  title: 'Our Vision',
  text: [
    'We aim to be the first call for any flight through Kuwait, whether the caller is a carrier opening a station, a broker with a quick question or a medical crew already airborne.',
    'A first call has to be earned at every stop, so we measure ourselves on small things. Was the answer clear? Was the fuel on time? Did the crew have the rest they were due? If the answers are yes, flight after flight, we hope for\u00a0the\u00a0next\u00a0call.',
  ],
}

export const contact = {
  title: 'Planning a flight through Kuwait?',
  text: 'Send us the flight details, or call and ask how we would arrange it. The desk is staffed 24/7.',
}

/** Replace the value, then delete its line. `npm run launch` lists what is left. */
export const placeholders = [
  { description: 'Invented company history', path: 'history.text' },
] satisfies readonly PlaceholderValue[]

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  { description: 'A named coordinator on every shift', path: 'why.items.1.text' },
] satisfies readonly PlaceholderValue[]
