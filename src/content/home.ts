import { company } from './company.ts'
import { films, pictures } from './pictures/home.ts'
import type { LinkItem } from './types.ts'

export const hero = {
  title: 'One desk for every flight through Kuwait',
  lead: 'We arrange permits, supervised ground handling, fuel, crew hotels and transport, and cargo support at Kuwait International (KWI\u00A0/\u00A0OKKK).',
  film: films.hero,
}

export const kuwaitToday = {
  label: 'The desk now',
  place: 'Kuwait',
  daylight: 'Daylight',
  /** With the longer note below, it fits one line of a column on a tablet. */
  days: 'Working days',
  closed: 'Hatched: closed',
  /** Replaces `closed` while a day in view is dotted. */
  closedOrPossible: 'Hatched closed, dotted maybe',
  permit: 'Request a permit now',
  arrival: 'Arrive in Kuwait on or after',
  orArrive: (day: string) => `Or ${day}.`,
  /** Screen readers get this sentence instead of the drawings. */
  sentence: ({ time, date, sunrise, sunset, arrival, remark }: KuwaitFigures) =>
    `It is ${time} on ${date} in Kuwait, with daylight from ${sunrise} to ${sunset}. Sent now, a request gives the authority three working days, and 96 hours or more, for any arrival in Kuwait from ${arrival}. ${remark}`.trim(),
  permitLine: 'Permit line',
  closedDays: 'Closed days',
}

type KuwaitFigures = Record<'time' | 'date' | 'sunrise' | 'sunset' | 'arrival' | 'remark', string>

export const cover = {
  title: `${company.name} Operations Excellence`,
  // OWNER: confirm a named coordinator on each flight
  text: 'Our operations team is on duty 24/7. The desk follows the flight to the departure\u00a0report.',
  picture: pictures.cover,
  action: { label: 'Contact Us', to: '/contact-us' } satisfies LinkItem,
  shortcut: { label: 'Permits for Kuwait', to: '/services/operations' } satisfies LinkItem,
}

export const featuresTitle = 'What you can expect'

export const features = [
  {
    icon: 'efficiency',
    title: 'Efficiency and Expertise',
    // OWNER: confirm a named coordinator on every shift, told at each handover
    description:
      'Your flight has a named coordinator on every shift, and at each handover you hear who takes over.',
  },
  {
    icon: 'catering',
    title: 'World-Class Catering',
    description:
      'Menus as you order them, fitted to galley and ovens, with the caterer’s list of allergens.',
  },
  {
    icon: 'privacy',
    title: 'Privacy and Security',
    description: 'We tell each provider only what its task requires.',
  },
  {
    icon: 'concierge',
    title: 'Tailored Concierge Services',
    description: 'Cars, rooms and errands for crew and guests, rearranged when the flight changes.',
  },
] as const

export const highlights = {
  title: 'On\u00a0the\u00a0ramp, on\u00a0the\u00a0road, in\u00a0town',
  items: [
    {
      title: 'Ground Handling Supervision',
      description:
        'The airport’s authorised providers do the work. We brief them before arrival and report what was done, and when.',
      picture: pictures['highlight-ground-handling'],
      link: '/services/ground-handling',
    },
    {
      title: 'Transport & Hotac',
      description:
        'The pick-up follows the actual landing, and the rooms cover the full rest period.',
      picture: pictures['highlight-transport'],
      link: '/services/transport-hotac',
    },
    {
      title: 'Concierge Services',
      description:
        'A limousine for the principal, a shuttle for the crew, a hire car for the engineer who stays on.',
      picture: pictures['highlight-concierge'],
      link: '/services/concierge-services',
    },
  ] as const,
  more: 'See More...',
}

/**
 * Samples until clients approve real quotes. `name` is a role and `picture` shows that role's work: an
 * invented quote must not be attributed to a real person.
 */
export const testimonials = {
  title: 'Testimonials',
  subtitle: 'What our customers are saying',
  sample: 'Sample',
  /** Shows the word “Sample”. Set it to false once every quotation is real. */
  isSample: true,
  items: [
    // OWNER: replace testimonial 1, which is invented
    {
      id: 1,
      name: 'Air ambulance coordinator, Europe',
      text: 'Stretcher case, landing well after midnight. Permit request, ambulance access and oxygen were on one thread, and the ward had our revised ETA before I rang.',
      picture: pictures['emblem-ambulance'],
    },
    // OWNER: replace testimonial 2, which is invented
    {
      id: 2,
      name: 'Charter broker, Gulf region',
      text: 'My passenger list changed twice on the day. Both times one reply came back with permit status, stand and cars. I forwarded it to the client as\u00a0it\u00a0was.',
      picture: pictures['emblem-broker'],
    },
    // OWNER: replace testimonial 3, which is invented
    {
      id: 3,
      name: 'Airline station control, South Asia',
      text: 'The departure report says what was done, when, and what was missed. We settle the handling invoice against it and the arguments have stopped.',
      picture: pictures['emblem-station'],
    },
    // OWNER: replace testimonial 4, which is invented
    {
      id: 4,
      name: 'Freighter dispatcher, East Africa',
      text: 'One outsize piece, and a dangerous-goods declaration without a signature. They noticed the day before loading. We kept the slot.',
      picture: pictures['emblem-freight'],
    },
    // OWNER: replace testimonial 5, which is invented
    {
      id: 5,
      name: 'Captain, business jet crew',
      text: 'We landed two hours late, in August heat. The driver knew, the hotel knew, and our rest was counted from the time we really arrived.',
      picture: pictures['emblem-captain'],
    },
  ],
}

export const closing = {
  title: 'Start your journey with us!',
  text: 'Planning a flight to OKKK? Tell us the aircraft, the date and the purpose. We will tell you what Kuwait requires.',
  action: { label: 'Contact Us', to: '/contact-us' } satisfies LinkItem,
  film: films.closing,
}

export const toolPanel = {
  kicker: 'Planning tools',
  title: 'Work it out before you ask',
  text: 'Each shows today’s answer, or an example. Open it to enter your own figures, or enter your flight here.',
} as const

/** The fields above the tools. */
export const yourFlight = {
  legend: 'Your flight',
  fields: {
    date: { label: 'Arrival' },
    time: { label: 'On blocks' },
    ground: { label: 'On the ground', unit: 'min' },
    passengers: { label: 'Passengers' },
  },
  line: (flight: { utc: string; kuwait: string; groundMin: number; passengers: number }) =>
    `Your flight: on blocks ${flight.utc} UTC, ${flight.kuwait} in Kuwait; ${flight.groundMin} min on the ground; ${flight.passengers} ${flight.passengers === 1 ? 'passenger' : 'passengers'}`,
  incomplete: 'Enter all four for the answers.',
  /** Follows the name of a tool that answers for it. */
  own: 'your flight',
}
