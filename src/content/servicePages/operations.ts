import { documents } from '../documents.ts'
import { pictures } from '../media/operations.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'operations',
  name: 'Operations',
  promise:
    'We support flights to, from and over Kuwait (KWI\u00A0/\u00A0OKKK): landing and overflight permits, slots and parking, each followed up until it is answered.',
  fact: { label: 'Airport', value: 'KWI\u00A0/\u00A0OKKK' },
  picture: pictures.operations,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Landing permission',
        text: 'Every flight into Kuwait needs a permit. We check your documents, file the request and follow it up until there is an answer.',
      },
      {
        title: 'Overflight permission',
        text: 'We file the request with your entry and exit points, times and routing. If the routing changes, we ask for a revision before you fly it.',
      },
      {
        title: 'Slot and parking',
        text: 'Requested alongside the permit, with the same arrival and departure times in all three requests.',
      },
      {
        title: 'Flight-plan filing support',
        text: 'We check your plan against the permit and the slot, support the filing, and pass on any rejection or delay message.',
      },
      {
        title: 'Weather and NOTAM package',
        text: 'Forecasts, current NOTAMs and notes on dust or heat in Kuwait, sent to the crew as one briefing package before departure.',
      },
      {
        title: 'Diplomatic clearance support',
        text: 'We set out what the embassy submits and what we submit, and keep both on one schedule.',
      },
      {
        title: 'Flight watch',
        text: 'From off-blocks at origin we follow the estimate. When it moves, we adjust fuel and transport and ask for a new stand time. Operational control remains with the operator.',
      },
      {
        title: 'Changes and recovery',
        text: 'After a change of aircraft or crew, a diversion or a delay, we ask for the revisions needed and tell you which approvals still stand.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'You send the flight',
        text: 'Use the list below. Gaps are fine at this stage: our first reply says what is missing.',
      },
      {
        title: 'We file the requests',
        text: 'Permit, slot and parking requests go in together, each with the documents it needs.',
      },
      {
        title: 'Answers in writing',
        text: 'You receive each reference and its validity as it is issued, with a plain note of what is still pending.',
      },
      {
        title: 'We watch the flight',
        text: 'The briefing package goes to the crew. The desk follows the flight until the departure report\u00a0is\u00a0sent.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
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
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'When to ask',
        text: 'Plan at least three working days, not counting the day you send the request. Short-notice requests are taken. Kuwait’s civil aviation authority (PACA, formerly DGCA) decides.',
      },
      {
        title: 'Sunday to Thursday',
        text: 'Send in the Kuwait morning, Sunday to Thursday. Friday and Saturday are the weekend: for a Sunday arrival, please send by the Monday before.',
      },
      {
        title: 'Public holidays',
        text: 'They lengthen the wait for a permit. Islamic holidays depend on the moon and are confirmed late, so please ask us about your dates.',
      },
      {
        title: 'Validity and revision',
        text: 'A permit states what it covers, such as aircraft, dates and routing. Tell us as soon as one of these changes: the permit may need a revision.',
      },
      {
        title: 'Times in UTC',
        text: 'Kuwait keeps UTC+3 all year. We write times in UTC and add local time for drivers and hotels.',
      },
    ],
  },
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
