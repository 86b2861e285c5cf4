import { company } from '#content/company.ts'

export type ProcurementPart = {
  id: string
  title: string
  table?: {
    caption: string
    heads: readonly string[]
    rows: readonly (readonly string[])[]
  }
  /** `null`: only the owner knows. The point is hidden until then, and `npm run launch` lists it. */
  points?: Readonly<Record<string, string | null>>
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
  points: {
    // OWNER: confirm that offers of providers are put side by side
    Choice:
      'Where several authorised providers offer a service, we put scope, charges, terms and our own records of them side by side. You choose, or we choose by your criteria.',
    Replacement:
      'The review names a provider whose faults repeat, with the evidence and any alternative.',
    // OWNER: confirm consent before sub-contracting
    'Sub-contractors':
      'Before one of our own tasks (permits, supervision, reports) passes to a sub-contractor, we ask your consent: article 3 of the Main Agreement.',
    // OWNER: confirm that commissions are disclosed
    Commissions:
      'A commission, discount or other benefit that a provider gives us for your flight is disclosed before you choose.',
  },
} satisfies ProcurementPart

const station = {
  id: 'station',
  title: 'At the station',
  points: {
    'Staff on shift, and their languages': null,
    'Training and its records': null,
    'Safety reporting': null,
    // OWNER: confirm that irregularities are reported at once
    Irregularities:
      'Your control centre hears at once, and receives a report with times, photographs and what was done.',
    // OWNER: confirm that lost property is chased
    'Lost and found':
      'Found items go to the handling agent against a receipt. We chase the agent’s tracing files until each is closed.',
    // OWNER: confirm ground power for each stop
    'Ground power':
      'Ordered for each stop, so that the APU can stay off unless your manual or the stand requires it.',
    // OWNER: confirm how catering waste leaves
    'Port health and waste':
      'Catering waste from abroad leaves with the caterer or the handling agent, as port health requires.',
    'Targets for what we measure': null,
    'Security of staff, vehicles and data': null,
    Environment: null,
  },
} satisfies ProcurementPart

const records = {
  id: 'records',
  title: 'Records, audits and invoices',
  points: {
    // OWNER: confirm a right to audit our records
    Audits:
      'You may audit our records of your flights: station file, messages, counts and invoice checks.',
    'Audits passed': null,
    // OWNER: confirm documents behind each invoice line
    Invoices:
      'Each line comes with its order, delivery note or signed charge note, in the currency that the agreement names.',
    'Payment terms and currencies': null,
    References: null,
  },
} satisfies ProcurementPart

const conduct = {
  id: 'conduct',
  title: 'Conduct',
  points: {
    // OWNER: confirm no payment or favour for a permit
    Bribery:
      'We neither offer nor take a payment or a favour for a permit, a slot, a stand or a service. An official charge is paid against the receipt of the office that levies it.',
    // OWNER: confirm that sanctions are checked before the first flight
    Sanctions:
      'Operator, owner and aircraft are checked before the first flight, and again when one of them changes. A flight that may not be served is declined in writing.',
    'Sanctions lists, and how often they are checked': null,
    // OWNER: confirm no gifts to officials
    Gifts:
      'None to officials. Between companies, none that could sway a decision; what is offered is recorded.',
    // OWNER: confirm how private papers are passed on
    'Personal data':
      'Private papers go only to those whose task requires them, in a password-protected file.',
    'Where personal data goes, and the authority to complain to': null,
    'Whom to tell about a concern, outside the desk': null,
    'Complaints, and how soon they are answered': null,
  },
} satisfies ProcurementPart

// OWNER: confirm who may escalate to whom
const escalation = {
  id: 'escalation',
  title: 'Escalation in three steps',
  isSequence: true,
  points: {
    'The coordinator on shift': `Day and night, ${company.phone.display}. Owns the flight and its file.`,
    'The head of the operations desk': 'Name and direct number are in the station file.',
    'The director who signs the agreement': 'The agreement names them, with a direct number.',
  },
  note: 'Each is told what the one before has tried, and you may begin at any of them.',
} satisfies ProcurementPart

// OWNER: confirm what is done when the airport closes
const closure = {
  id: 'closure',
  title: 'If the airport closes',
  isSequence: true,
  points: {
    'We tell you':
      'By phone, with the NOTAM or the authority’s notice as issued. We mark rumour as rumour.',
    'Airborne flights':
      'Your control centre decides. We pass on what the alternates say of parking, fuel and handling.',
    'Aircraft and people in Kuwait':
      'Parking, guarding by the authorised provider, rooms, meals and transport, in the order that you set.',
    Reopening:
      'Permits, slots and parking are requested again, and reported as requested until each is confirmed.',
    'If our own desk cannot work': null,
  },
} satisfies ProcurementPart

const change = {
  id: 'onboarding-and-exit',
  title: 'Onboarding and exit',
  points: {
    'Before the first flight':
      'Annex B is agreed, the station file has contacts, manuals and message addresses, and each provider has confirmed its briefing.',
    // OWNER: confirm a coordinator at the first flights
    'The first flights': 'A coordinator attends each one, and you and we go through its report.',
    'The first review':
      'Times, irregularities and invoices of the first flights, on a date that the agreement names.',
    // OWNER: confirm termination by article 11
    Termination: 'As in article 11 of the Main Agreement.',
    'Periods of notice and handover': null,
    // OWNER: confirm what is handed over at the exit
    Exit: 'Flights already arranged are completed or handed over, as you decide. You or your next representative receive the station file, the reports and the unsettled invoice queries.',
  },
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

export const pack = {
  title: 'Procurement pack',
  lead: `Airline representation at Kuwait International Airport (${company.airport.iata}\u00a0/\u00a0${company.airport.icao})`,
  specimen: 'A specimen departure report is a file of its own.',
}
