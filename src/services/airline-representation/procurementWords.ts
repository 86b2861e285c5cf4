import { company } from '#content/company.ts'
import type { PlaceholderValue, Point } from '#content/types.ts'

export type ProcurementPart = {
  id: string
  title: string
  table?: { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] }
  points?: readonly Point[]
  /** Steps in order: the points are numbered. */
  isSequence?: boolean
  note?: string
}

export const procurement = {
  anchor: 'procurement',
  title: 'For procurement',
  lead: 'What a tender asks of a representative: scope, service levels, responsibilities, conduct, and what happens when something goes wrong. Your agreement sets the terms; these are the tables that we start from.',
  download: 'Procurement pack (PDF)',
}

const [airline, agent, fueller, caterer, authority] = [
  'Airline',
  'Handling agent',
  'Fuelling provider',
  'Caterer',
  'Authority',
]
const us = company.name
const [does, supervises, notOffered] = ['We do', 'We supervise', 'Not offered']

const scope = {
  id: 'scope',
  title: 'Scope, by subject of SGHA Annex A',
  table: {
    caption:
      'Rows follow the subjects of Annex A. In your Annex B, each takes the section and number of the edition that the agreement names.',
    heads: ['Subject', us, 'In whose hands'],
    rows: [
      ['Representation and liaison with authorities', does, us],
      ['Station administration, files and statistics', does, us],
      ['Supervision and coordination of providers', does, us],
      ['Permits, slots and stand requests', does, `${us} asks, the authority decides`],
      ['Flight-plan support, briefing and flight watch', does, 'The operator keeps control'],
      ['Departure report and invoice check', does, us],
      ['Passenger services', supervises, agent],
      ['Ramp services, loading and pushback', supervises, agent],
      ['Load control and loadsheet', supervises, agent],
      ['Cabin cleaning, water and toilet', supervises, agent],
      ['Fuelling', supervises, fueller],
      ['Catering', supervises, caterer],
      ['Cargo and mail', supervises, 'Cargo handling agent'],
      ['Crew hotels and surface transport', supervises, 'Hotel, transport company'],
      ['Security services', notOffered, 'Airport, or a provider that you name'],
      ['Aircraft maintenance', notOffered, 'A maintenance organisation that you name'],
      ['Ramp equipment for hire', notOffered, agent],
    ],
  },
} satisfies ProcurementPart

const levels = {
  id: 'service-levels',
  title: 'Service levels, in the terms of AHM 803',
  table: {
    caption:
      'A frame for the service level agreement: what is measured, from which record, and where you read it. Targets are for you and us to agree, so none is printed here.',
    heads: ['What is measured', 'From which record', 'In which report'],
    rows: [
      ['Time from your request to our first reply', 'Message file', 'Season summary'],
      ['Permits, slots and stands: asked, answered, open', 'Station file', 'Before each flight'],
      ['Providers in position at on blocks', 'Coordinator’s times', 'Departure report'],
      [
        'Off blocks against schedule, delays by IATA code',
        'MVT and coordinator’s times',
        'Departure report, season summary',
      ],
      ['Time from off blocks to the MVT', 'Message file', 'Season summary'],
      ['Fuel delivered against fuel ordered', 'Delivery note and gauges', 'Departure report'],
      ['Bags and cargo counted against the LDM', 'Count at the aircraft', 'Departure report'],
      ['Damage and irregularities', 'Irregularity log, photographs', 'At once, departure report'],
      ['Time from off blocks to the departure report', 'Message file', 'Season summary'],
      ['Invoice lines queried, settled and open', 'Invoice check', 'Season summary'],
    ],
  },
} satisfies ProcurementPart

const matrix = {
  id: 'responsibilities',
  title: 'Who does, supervises, pays and answers for twelve tasks',
  table: {
    caption: 'The airline pays providers directly or through us, as the agreement says.',
    heads: ['Task', 'Does', 'Supervises', 'Pays', 'Answers for'],
    rows: [
      [
        'Permits, slots and stands',
        us,
        airline,
        airline,
        `${us} for asking, authority for the answer`,
      ],
      ['Flight plan and operational control', airline, airline, airline, airline],
      ['Check-in and boarding', agent, us, airline, agent],
      ['Ramp, loading and pushback', agent, us, airline, agent],
      ['Load control and loadsheet', agent, us, airline, agent],
      ['Cabin cleaning, water and toilet', agent, us, airline, agent],
      ['Fuelling', fueller, us, airline, fueller],
      ['Catering', caterer, us, airline, caterer],
      [
        'Cargo and dangerous-goods acceptance',
        'Cargo handling agent',
        us,
        airline,
        'Cargo handling agent',
      ],
      [
        'Crew hotels and transport',
        'Hotel, transport company',
        us,
        airline,
        'Hotel, transport company',
      ],
      ['Departure report', us, airline, `${airline}, in our fee`, us],
      ['Invoice check', us, airline, `${airline}, in our fee`, us],
    ],
  },
  note: `Entry, customs and security rest with the ${authority.toLowerCase()} concerned. Liability is that of each party’s own agreement.`,
} satisfies ProcurementPart

const suppliers = {
  id: 'suppliers',
  title: 'How suppliers are chosen, and commissions',
  points: [
    {
      title: 'Choice',
      text: 'Where several authorised providers offer a service, we put their offers to you side by side: scope, charges, terms and what our reports say of them. You choose, or we choose by criteria that you have set.',
    },
    {
      title: 'Replacement',
      text: 'A provider whose faults repeat is named in the review, with the evidence and, where one exists, an alternative.',
    },
    {
      title: 'Commissions',
      text: 'A commission, discount or other benefit that we receive from a supplier for your flight is disclosed to you, in writing and before you choose.',
    },
  ],
} satisfies ProcurementPart

const conduct = {
  id: 'conduct',
  title: 'Conduct',
  points: [
    {
      title: 'Bribery',
      text: 'We neither offer nor take a payment or a favour for a permit, a slot, a stand or a service. An official charge is paid against the receipt of the office that levies it.',
    },
    {
      title: 'Sanctions',
      text: 'Operator, owner and aircraft are checked before the first flight, and again when one of them changes. A flight that may not be served is declined in writing.',
    },
    { title: 'Sanctions lists', text: 'To be stated: the lists that are checked, and how often.' },
    {
      title: 'Gifts',
      text: 'None to officials. Between companies, none that could sway a decision; what is offered is recorded.',
    },
    {
      title: 'Reporting a concern',
      text: 'To be stated: whom to write to, outside the operations desk.',
    },
  ],
} satisfies ProcurementPart

const escalation = {
  id: 'escalation',
  title: 'Escalation in three steps',
  isSequence: true,
  points: [
    {
      title: 'The coordinator on shift',
      text: `Day and night, ${company.phone.display}. Owns the flight and its file.`,
    },
    {
      title: 'The head of the operations desk',
      text: 'To be stated: name and direct number, given in the station file.',
    },
    {
      title: 'The director who signs the agreement',
      text: 'To be stated: name and number, in the agreement.',
    },
  ],
  note: 'Each step hears what the step before has tried, and you may begin at any of them. Operational decisions stay with your control centre.',
} satisfies ProcurementPart

const closure = {
  id: 'closure',
  title: 'If the airport closes',
  isSequence: true,
  points: [
    {
      title: 'We tell you',
      text: 'At once and by phone, with the NOTAM or the authority’s notice as it was issued. What is rumour, we call rumour.',
    },
    {
      title: 'Airborne flights',
      text: 'Your control centre decides. We pass on what the alternates say of stands, fuel and handling, and keep asking.',
    },
    {
      title: 'Aircraft and people in Kuwait',
      text: 'Parking, guarding by the authorised provider, rooms, meals and transport for crews and passengers, in the order that you set.',
    },
    {
      title: 'Reopening',
      text: 'Permits, slots and stands are asked for anew. Until each is confirmed, it is reported as requested.',
    },
    {
      title: 'If our own desk cannot work',
      text: 'To be stated: where the desk continues, and which number reaches it.',
    },
  ],
} satisfies ProcurementPart

const change = {
  id: 'onboarding-and-exit',
  title: 'Onboarding and exit',
  points: [
    {
      title: 'Before the first flight',
      text: 'Annex B is agreed, contacts, manuals and message addresses are put in the station file, and each provider is briefed and answers in writing.',
    },
    {
      title: 'The first flights',
      text: 'A coordinator attends each one. After each, you and we go through the report and correct the task list.',
    },
    {
      title: 'The first review',
      text: 'Times, irregularities and invoices of the first flights, on a date that the agreement names.',
    },
    {
      title: 'Exit',
      text: 'Flights already arranged are completed or handed over, as you decide. You or your next representative receive the station file, the reports and the open invoice queries.',
    },
    {
      title: 'Notice and handover',
      text: 'To be stated: the period of notice, and of the handover.',
    },
  ],
} satisfies ProcurementPart

export const procurementParts: readonly ProcurementPart[] = [
  scope,
  levels,
  matrix,
  suppliers,
  conduct,
  escalation,
  closure,
  change,
]

/** Words of the printed pack alone. */
export const pack = {
  title: 'Procurement pack',
  lead: `Airline representation at Kuwait International Airport (${company.airport.iata}\u00a0/\u00a0${company.airport.icao}). The tables are those of our website; your agreement sets the terms.`,
  particulars: 'Particulars',
  /** Stands where the company has not set a fact. */
  unset: 'To be stated',
  specimen: 'A specimen departure report is a file of its own.',
}

/** State each of these, then delete its line. `npm run launch` lists what is left. @public */
export const placeholders = [
  { description: 'Sanctions lists that are checked', path: 'procurementParts.4.points.2' },
  { description: 'Whom to tell about a concern', path: 'procurementParts.4.points.4' },
  { description: 'Second step of escalation', path: 'procurementParts.5.points.1' },
  { description: 'Third step of escalation', path: 'procurementParts.5.points.2' },
  { description: 'Second place of the desk', path: 'procurementParts.6.points.4' },
  { description: 'Periods of notice and handover', path: 'procurementParts.7.points.4' },
] satisfies readonly PlaceholderValue[]

/** Confirm that each is true, then delete its line. @public */
export const claims = [
  { description: 'Scope by subject of Annex A', path: 'procurementParts.0.table' },
  { description: 'What is measured, and from which record', path: 'procurementParts.1.table' },
  { description: 'Who pays and answers for twelve tasks', path: 'procurementParts.2' },
  { description: 'Offers of suppliers put side by side', path: 'procurementParts.3.points.0' },
  { description: 'Commissions disclosed', path: 'procurementParts.3.points.2' },
  { description: 'No payment or favour for a permit', path: 'procurementParts.4.points.0' },
  { description: 'Sanctions checked before the first flight', path: 'procurementParts.4.points.1' },
  { description: 'No gifts to officials', path: 'procurementParts.4.points.3' },
  { description: 'What is done when the airport closes', path: 'procurementParts.6' },
  {
    description: 'A coordinator at each of the first flights',
    path: 'procurementParts.7.points.1',
  },
  { description: 'What is handed over at the exit', path: 'procurementParts.7.points.3' },
] satisfies readonly PlaceholderValue[]
