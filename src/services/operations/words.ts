import { documents } from '#content/shared.ts'
import { pictures } from './media.ts'
import type { PlaceholderValue, ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'operations',
  promise:
    'We support flight operations to, from and over Kuwait (KWI\u00A0/\u00A0OKKK): landing and overflight permits, slots and parking, each request followed up until it is answered.',
  fact: { label: 'Airport', value: 'KWI\u00A0/\u00A0OKKK' },
  picture: pictures.operations,
  arrange: [
    {
      title: 'Landing permission',
      text: 'Every flight into Kuwait needs a permit. We check your documents, file the request and chase it until there is an answer.',
    },
    {
      title: 'Overflight permission',
      text: 'Needed over Kuwaiti territory, even without a landing, with the same notice. We file entry and exit points, times and routing, and any revision.',
    },
    {
      title: 'Slot and parking',
      text: 'Requested with the permit; all three requests carry the same times. The authority may want the parking confirmed before it approves a landing.',
    },
    {
      title: 'Flight-plan filing support',
      text: 'We check your plan against permit and slot, file it or send DLA and CHG if you wish, and pass on any REJ or slot message.',
    },
    {
      title: 'Weather and NOTAM package',
      text: 'Forecasts, current NOTAMs and notes on dust, fog or heat in Kuwait, sent to the crew as one briefing package before departure.',
    },
    {
      title: 'Diplomatic clearance support',
      text: 'We set out what the embassy submits and what we submit, and keep both on one schedule.',
    },
    {
      title: 'Flight watch',
      text: 'We track the flight’s ETA from off-blocks at origin. When it moves, we adjust fuel and transport and ask for a new parking slot. Operational control remains with the operator.',
    },
    {
      title: 'Changes and recovery',
      text: 'After a change of aircraft or crew, a diversion or a delay, we ask for the revisions needed and tell you which approvals still stand.',
    },
  ],
  steps: [
    {
      title: 'You send the flight',
      text: 'Use the list below. Gaps are fine at this stage. Our first reply says what is missing and carries the current NOTAMs for OKKK and the alternates.',
    },
    {
      title: 'We file the requests',
      text: 'Permit, slot and parking requests go in together, each with the documents it needs.',
    },
    {
      title: 'Answers in writing',
      text: 'You receive each reference and its validity as it is issued, with a note of what is still pending.',
    },
    {
      title: 'We watch the flight',
      text: 'The briefing package goes to the crew. The desk follows the flight until the departure report\u00a0is\u00a0sent.',
    },
  ],
  send: [
    'Operator name and address',
    'Aircraft registration, type and MTOW',
    'Call sign or flight number',
    'Purpose of flight',
    'Full routing, with entry and exit points for an overflight',
    'ETA and ETD in UTC, with dates',
    'Parking needed at Kuwait, in hours or nights',
    'Cargo description, if any is carried',
    'Diplomatic note reference, if there is one',
  ],
  documents,
  know: [
    {
      title: 'When to ask',
      text: 'Plan at least three working days, not counting the day you send the request, and at least 96 hours. Published guides say 48 to 96 hours; the rule is ours, for landings and overflights. We take short-notice requests too, and say what to expect. Kuwait’s civil aviation authority (PACA, formerly DGCA) decides.',
    },
    {
      title: 'Before noon, Sunday to Thursday',
      text: 'What arrives after 12:00 in Kuwait (09:00 UTC) on a working day, or on a closed day, counts from the next working day; the hour is ours. Friday and Saturday are the weekend: for a Sunday arrival, please send by noon on the Monday before, and for a Thursday arrival by noon on the Thursday before.',
    },
    {
      title: 'Public holidays',
      text: 'They lengthen the wait for a permit, and most are announced late: the list above has the next twelve months. In Ramadan, offices work four and a half hours and start later. Please ask us about your dates.',
    },
    {
      title: 'Validity and revision',
      text: 'A permit states what it covers, such as aircraft, dates and routing. Tell us as soon as one of these changes: the permit may need a revision.',
    },
    {
      title: 'Dust, fog and heat',
      text: 'Dust can cut visibility within the hour, and fog forms on some winter mornings. Summer days often reach 45 to 48 °C, on some days above 50 °C, which costs payload. Choose the alternate and the time of day with that in mind.',
    },
    {
      title: 'Times in UTC',
      text: 'Kuwait keeps UTC+3 all year. We write times in UTC and add Kuwait time for drivers and hotels.',
    },
  ],
  related: [
    {
      slug: 'ground-handling',
      reason: 'The ramp brief is prepared from the same file as the permit request.',
    },
    {
      slug: 'air-ambulance-flights',
      reason: 'With a patient on board, the request states the medical reason. Please call first.',
    },
  ],
  contact: {
    plate: '/media/plate-operations.svg',
    title: 'Need a permit for Kuwait?',
    text: 'Call with the registration and the route, or send the list above. The desk takes requests 24/7.',
  },
} satisfies ServicePageContent

export const airspace = {
  title: 'Airspace and risk',
  points: [
    {
      title: 'Conflict-zone advice',
      text: 'The advice of the operator’s own state comes first: EASA’s Conflict Zone Information Bulletins (CZIB), the FAA’s KICZ NOTAMs and SFARs, or those of your authority. Check the whole route and each alternate.',
    },
    {
      title: 'GNSS interference',
      text: 'Jamming and spoofing of GNSS occur in the region. Brief the crew on conventional navigation and on what the aircraft does without a reliable position.',
    },
    {
      title: 'Closures at short notice',
      text: 'Airspace in the region can close or be restricted with little warning. Keep a reroute and the fuel for it in the plan.',
    },
    {
      title: 'Who decides',
      text: 'The operator and the commander decide whether a route may be flown, within the rules of their state. A permit does not answer that question, and neither do we. Our first reply does carry the current NOTAMs for OKKK and the alternates.',
    },
  ],
}

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  { description: 'First reply with the current NOTAMs', path: 'content.steps.0.text' },
  { description: 'First reply with the current NOTAMs', path: 'airspace.points.3.text' },
] satisfies readonly PlaceholderValue[]
