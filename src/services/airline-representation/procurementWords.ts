import { company } from '#content/company.ts'
import type { Point } from '#content/types.ts'

/** A point that only the owner can complete. It is hidden while it has no text. */
export type OwnersPoint = { title: string; text?: string }

export type ProcurementPart = {
  id: string
  title: string
  table?: {
    caption: string
    heads: readonly string[]
    rows: readonly (readonly string[])[]
  }
  points?: readonly (Point | OwnersPoint)[]
  /** Steps in order: the points are numbered. */
  isSequence?: boolean
  note?: string
}

export const procurement = {
  anchor: 'procurement',
  title: 'For procurement',
  // OWNER: confirm no liability for what is arranged
  lead: 'When we arrange a service, you pay the provider, and we are not liable for its work (SGHA 2018, “arrange”). Your agreement sets the terms.',
  download: 'Procurement pack (PDF)',
}

/** Add a `text` to show a point. `npm run launch` lists the points without one. */
export const ownersPoints = {
  staff: { title: 'Staff on shift, and their languages' },
  training: { title: 'Training and its records' },
  safety: { title: 'Safety reporting' },
  audits: { title: 'Audits passed' },
  paymentTerms: { title: 'Payment terms and currencies' },
  references: { title: 'References' },
  sanctionsLists: { title: 'Sanctions lists, and how often they are checked' },
  concerns: { title: 'Whom to tell about a concern, outside the desk' },
  secondDesk: { title: 'If our own desk cannot work' },
  notice: { title: 'Periods of notice and handover' },
  serviceLevels: { title: 'Targets for what we measure' },
  security: { title: 'Security of staff, vehicles and data' },
  environment: { title: 'Environment' },
  dataTransfer: { title: 'Where personal data goes, and the authority to complain to' },
  complaints: { title: 'Complaints, and how soon they are answered' },
} satisfies Record<string, OwnersPoint>

const [airline, agent, fueller, caterer] = [
  'Airline',
  'Handling agent',
  'Fuelling provider',
  'Caterer',
]
const us = company.name
const [does, supervises, notOffered] = ['We do', 'We supervise', 'Not offered']

const scope = {
  id: 'scope',
  title: 'Scope, by section of SGHA Annex A',
  // OWNER: confirm the scope by section of Annex A
  table: {
    caption:
      'Section numbers are those of public copies of Annex A; your Annex B takes those of the edition that it names.',
    heads: ['Subject', 'Section', us, 'Responsible'],
    rows: [
      ['Representation, liaison with authorities', '1.1', does, us],
      ['Administration, statistics, invoice check', '1.2', does, us],
      ['Supervision and coordination', '1.3', does, us],
      ['Passenger services', '2', supervises, agent],
      ['Ramp services, cleaning, water and toilet', '3', supervises, agent],
      ['De-icing', '3', notOffered, 'Hardly ever needed in Kuwait'],
      ['Load control and loadsheet', '4', supervises, agent],
      ['Flight-plan support and flight watch', '4', does, 'The operator keeps control'],
      ['Cargo and mail', '5', supervises, 'Cargo handling agent'],
      ['Fuelling', '6', supervises, fueller],
      ['Catering', '6', supervises, caterer],
      ['Surface transport', '6', supervises, 'Transport company'],
      ['Security services', '7', notOffered, 'Airport, or a provider that you name'],
      ['Aircraft maintenance', '8', notOffered, 'An organisation that you name'],
    ],
  },
  note: 'Ramp equipment is the handling agent’s: we own none.',
} satisfies ProcurementPart

const measures = {
  id: 'measures',
  title: 'What we measure',
  // OWNER: confirm what is measured, and from which record
  table: {
    caption: 'Targets, and credits for missing them, are for the agreement.',
    heads: ['What', 'How', 'Record'],
    rows: [
      ['First reply', 'Time from your request', 'Message file'],
      ['Permits, slots and parking', 'Requested, confirmed and refused', 'Station file'],
      ['Providers in position', 'At on blocks, task by task', 'Coordinator’s times'],
      ['Punctuality', 'Off blocks against schedule, IATA delay codes', 'MVT, coordinator’s times'],
      ['MVT', 'Time from off blocks', 'Message file'],
      ['Fuel', 'Delivered against ordered', 'Delivery note, gauges'],
      ['Bags and cargo', 'Counted against the LDM', 'Count at the aircraft'],
      ['Damage and irregularities', 'Each one', 'Irregularity log, photographs'],
      ['Departure report', 'Time from off blocks', 'Message file'],
      ['Invoice lines', 'Queried and settled', 'Invoice check'],
    ],
  },
} satisfies ProcurementPart

// OWNER: confirm who pays and answers for what
const matrix = {
  id: 'responsibilities',
  title: 'Who does, supervises, pays and answers for it',
  table: {
    caption: 'The airline pays providers directly or through us, as the agreement says.',
    heads: ['Task', 'Does', 'Supervises', 'Pays', 'Answers for it'],
    rows: [
      ['Permits, slots and parking', us, airline, airline, `${us}, for the request`],
      ['Operational control', airline, airline, airline, airline],
      ['Passenger, ramp and cabin services', agent, us, airline, agent],
      ['Load control and loadsheet', agent, us, airline, agent],
      ['Fuelling', fueller, us, airline, fueller],
      ['Catering', caterer, us, airline, caterer],
      ['Cargo and dangerous goods', 'Cargo handling agent', us, airline, 'Cargo handling agent'],
      ['Crew hotels and transport', 'Hotel, driver', us, airline, 'Hotel, transport company'],
      ['Departure report and invoice check', us, airline, `${airline}, in our fee`, us],
    ],
  },
  note: 'Article 8 of the Main Agreement governs liability. Entry, customs, health and security control rest with the authorities.',
} satisfies ProcurementPart

const providers = {
  id: 'providers',
  title: 'Providers, sub-contractors and commissions',
  points: [
    // OWNER: confirm that offers of providers are put side by side
    {
      title: 'Choice',
      text: 'Where several authorised providers offer a service, we put scope, charges, terms and our own records of them side by side. You choose, or we choose by your criteria.',
    },
    {
      title: 'Replacement',
      text: 'The review names a provider whose faults repeat, with the evidence and any alternative.',
    },
    // OWNER: confirm consent before sub-contracting
    {
      title: 'Sub-contractors',
      text: 'Before one of our own tasks (permits, supervision, reports) passes to a sub-contractor, we ask your consent: article 3 of the Main Agreement.',
    },
    // OWNER: confirm that commissions are disclosed
    {
      title: 'Commissions',
      text: 'A commission, discount or other benefit that a provider gives us for your flight is disclosed before you choose.',
    },
  ],
} satisfies ProcurementPart

const station = {
  id: 'station',
  title: 'At the station',
  points: [
    ownersPoints.staff,
    ownersPoints.training,
    ownersPoints.safety,
    // OWNER: confirm that irregularities are reported at once
    {
      title: 'Irregularities',
      text: 'Your control centre hears at once, and receives a report with times, photographs and what was done.',
    },
    // OWNER: confirm that lost property is chased
    {
      title: 'Lost and found',
      text: 'Found items go to the handling agent against a receipt. We chase the agent’s tracing files until each is closed.',
    },
    // OWNER: confirm ground power for each stop
    {
      title: 'Ground power',
      text: 'Ordered for each stop, so that the APU can stay off unless your manual or the stand requires it.',
    },
    // OWNER: confirm how catering waste leaves
    {
      title: 'Port health and waste',
      text: 'Catering waste from abroad leaves with the caterer or the handling agent, as port health requires.',
    },
    ownersPoints.serviceLevels,
    ownersPoints.security,
    ownersPoints.environment,
  ],
} satisfies ProcurementPart

const records = {
  id: 'records',
  title: 'Records, audits and invoices',
  points: [
    // OWNER: confirm a right to audit our records
    {
      title: 'Audits',
      text: 'You may audit our records of your flights: station file, messages, counts and invoice checks.',
    },
    ownersPoints.audits,
    // OWNER: confirm documents behind each invoice line
    {
      title: 'Invoices',
      text: 'Each line comes with its order, delivery note or signed charge note, in the currency that the agreement names.',
    },
    ownersPoints.paymentTerms,
    ownersPoints.references,
  ],
} satisfies ProcurementPart

const conduct = {
  id: 'conduct',
  title: 'Conduct',
  points: [
    // OWNER: confirm no payment or favour for a permit
    {
      title: 'Bribery',
      text: 'We neither offer nor take a payment or a favour for a permit, a slot, a stand or a service. An official charge is paid against the receipt of the office that levies it.',
    },
    // OWNER: confirm that sanctions are checked before the first flight
    {
      title: 'Sanctions',
      text: 'Operator, owner and aircraft are checked before the first flight, and again when one of them changes. A flight that may not be served is declined in writing.',
    },
    ownersPoints.sanctionsLists,
    // OWNER: confirm no gifts to officials
    {
      title: 'Gifts',
      text: 'None to officials. Between companies, none that could sway a decision; what is offered is recorded.',
    },
    // OWNER: confirm how private papers are passed on
    {
      title: 'Personal data',
      text: 'Private papers go only to those whose task requires them, in a password-protected file.',
    },
    ownersPoints.dataTransfer,
    ownersPoints.concerns,
    ownersPoints.complaints,
  ],
} satisfies ProcurementPart

// OWNER: confirm who may escalate to whom
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
      text: 'Name and direct number are in the station file.',
    },
    {
      title: 'The director who signs the agreement',
      text: 'The agreement names them, with a direct number.',
    },
  ],
  note: 'Each is told what the one before has tried, and you may begin at any of them.',
} satisfies ProcurementPart

// OWNER: confirm what is done when the airport closes
const closure = {
  id: 'closure',
  title: 'If the airport closes',
  isSequence: true,
  points: [
    {
      title: 'We tell you',
      text: 'By phone, with the NOTAM or the authority’s notice as issued. We mark rumour as rumour.',
    },
    {
      title: 'Airborne flights',
      text: 'Your control centre decides. We pass on what the alternates say of parking, fuel and handling.',
    },
    {
      title: 'Aircraft and people in Kuwait',
      text: 'Parking, guarding by the authorised provider, rooms, meals and transport, in the order that you set.',
    },
    {
      title: 'Reopening',
      text: 'Permits, slots and parking are requested again, and reported as requested until each is confirmed.',
    },
    ownersPoints.secondDesk,
  ],
} satisfies ProcurementPart

const change = {
  id: 'onboarding-and-exit',
  title: 'Onboarding and exit',
  points: [
    {
      title: 'Before the first flight',
      text: 'Annex B is agreed, the station file has contacts, manuals and message addresses, and each provider has confirmed its briefing.',
    },
    // OWNER: confirm a coordinator at the first flights
    {
      title: 'The first flights',
      text: 'A coordinator attends each one, and you and we go through its report.',
    },
    {
      title: 'The first review',
      text: 'Times, irregularities and invoices of the first flights, on a date that the agreement names.',
    },
    // OWNER: confirm termination by article 11
    {
      title: 'Termination',
      text: 'As in article 11 of the Main Agreement.',
    },
    ownersPoints.notice,
    // OWNER: confirm what is handed over at the exit
    {
      title: 'Exit',
      text: 'Flights already arranged are completed or handed over, as you decide. You or your next representative receive the station file, the reports and the unsettled invoice queries.',
    },
  ],
} satisfies ProcurementPart

export const procurementParts: readonly ProcurementPart[] = [
  scope,
  measures,
  matrix,
  providers,
  station,
  records,
  conduct,
  escalation,
  closure,
  change,
]

/** Words of the printed pack alone. */
export const pack = {
  title: 'Procurement pack',
  lead: `Airline representation at Kuwait International Airport (${company.airport.iata}\u00a0/\u00a0${company.airport.icao})`,
  specimen: 'A specimen departure report is a file of its own.',
}
