import { company } from '#content/company.ts'
import { CANCELLATION_ANCHOR } from '#content/paths.ts'
import { documents, privatePapers } from '#content/shared.ts'
import { permitGuides } from '#content/sources.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'operations',
  promise:
    'We support flight operations to, from and over Kuwait (KWI\u00A0/\u00A0OKKK): landing and overflight permits, slots and parking, each request followed up until it is answered.',
  arrange: {
    'Landing permission':
      'Every flight into Kuwait needs one. We check the documents before we file.',
    'Overflight permission':
      'According to an undated guide, needed over land only. We check your entry and exit points.',
    'Parking and slot':
      'Parking comes first: before a permit, the authority asks the handling agent whether it is confirmed. Name yours, or let us request one. If a slot is refused, we request the nearest one.',
    'Flight-plan filing support':
      'We check your plan against the permit and, if you ask, file it and send DLA and CHG.',
    'Weather and NOTAM package': 'The crew has it before departure.',
    'Diplomatic clearance support': 'We keep the embassy’s request and ours on one schedule.',
    'Flight watch':
      'Fuel, cars and parking follow the ETA. Operational control stays with the operator.',
    'Changes and recovery': 'We request the revisions and say which approvals still stand.',
  },
  steps: {
    // OWNER: confirm a first reply with the current NOTAMs
    'You send the flight':
      'Gaps are fine. Our first reply says what is missing and carries the NOTAMs for OKKK and the alternates.',
    'We file the requests': 'Parking first, then permit and slot, each with its documents.',
    'You get the answers': 'Each reference and its validity, as issued.',
    'We watch the flight': 'The desk follows it to the departure report.',
  },
  send: [
    'Operator name and address',
    'Aircraft registration, type and MTOW',
    'Call sign or flight number',
    'Purpose of flight',
    'Full routing, with entry and exit points',
    'ETA and ETD in UTC, with dates',
    'Parking needed, in hours or nights',
    'Cargo description, if any is carried',
    'Diplomatic note reference, if any',
  ],
  sendNote: privatePapers,
  documents,
  know: {
    Validity:
      'The aircraft, dates and routing that the permit names. If the ETA moves, ask us which approvals still stand.',
    'Short notice': {
      text: 'We ask straight away and tell you. An undated guide says that requests are taken even while the office is closed. They are sometimes granted.',
      ...permitGuides,
    },
    'State flights': [
      'The embassy sends: diplomatic note, purpose, delegation. We send: aircraft, crew, route, times, parking and handling.',
      company.stateFlights,
    ]
      .filter(Boolean)
      .join(' '),
    // OWNER: confirm payment as agreed on the phone
    'Payment tonight': [
      'Agreed on the phone: account, prepayment or your own fuel release.',
      company.paymentTonight,
    ]
      .filter(Boolean)
      .join(' '),
    // OWNER: confirm that the cost is told before you confirm an order
    Cancellation: {
      anchor: CANCELLATION_ANCHOR,
      text: 'A filed permit, meals in production, hotel and handling may still be charged. We tell you the cost before we confirm.',
    },
  },
  related: {
    'ground-handling': 'Permit and ramp brief share a file.',
    'air-ambulance-flights': 'With a patient on board, call first.',
  },
  contact: {
    title: 'Need a permit for Kuwait?',
    text: 'Call with the registration and the route, day or night.',
  },
} satisfies ServiceWords

export const diversion = {
  title: 'Diverting to Kuwait',
  lead: 'Call and say, in any order:',
  copy: 'Copy the list',
  say: [
    'Operator, and a phone number answered 24/7',
    'Call sign, registration, type',
    'ETA in UTC',
    'Where from, and where next',
    'Souls on board',
    'Fuel wanted, with its unit',
    'Reason for the diversion',
    'Patients, wheelchairs',
    'Who pays',
  ],
  points: {
    'Is the airport open?':
      'Read the NOTAMs, and ask us. Hours, terminals and the last news are below.',
    Passengers: 'Immigration decides whether they may leave the aircraft.',
    // OWNER: confirm what is started for a diversion
    'What we start': 'We alert handling and fuel, and request parking and the permit to continue.',
    // OWNER: confirm acting without approval
    'If we cannot reach you': 'We order only what you named in the first call, and say so.',
  },
}

export const airspace = {
  title: 'Airspace and risk',
  points: {
    'Conflict-zone advice': {
      text: 'EASA’s bulletin of 28\u00a0February named Kuwait, at all altitudes, and ran at least to 18\u00a0March. Check what is in force for you: CZIB, KICZ NOTAMs, SFARs, or your own state’s advice.',
      source: 'Livedoor News, 1 March 2026; Devdiscourse, 11 March 2026',
      asOf: '2026-03-11',
    },
    'GNSS interference': 'Jamming and spoofing occur in the region. Brief the crew on both.',
    'Closures at short notice': 'Plan a reroute, and the fuel for it.',
    'Who decides':
      'The operator and the commander, within the rules of their state. A permit does not say that a route may be flown.',
  },
}
