import { company } from '../company.ts'
import { documents } from '../documents.ts'
import { operations as operationsPicture } from '../media/operations.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'operations',
  name: 'Operations',
  promise:
    'We support flight operations to, from and over Kuwait (OKKK, KWI): landing and overflight permits, slots and parking, each followed until it is answered.',
  fact: { label: 'Airport', value: 'KWI\u00A0/\u00A0OKKK' },
  picture: operationsPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Landing permission',
        text: 'Every flight into Kuwait needs a permit. We check your documents, file the request and follow it to an answer.',
      },
      {
        title: 'Overflight permission',
        text: 'We request entry and exit points, times and routing as you plan to file them. If the routing changes, we ask for a revision before you fly it.',
      },
      {
        title: 'Slot and parking',
        text: 'Requested alongside the permit, so that all three agree on one arrival and one departure time.',
      },
      {
        title: 'Flight-plan filing support',
        text: 'We read your plan against the permit and the slot, support the filing and pass on any rejection or delay message.',
      },
      {
        title: 'Weather and NOTAM package',
        text: 'Forecasts, current NOTAMs and notes on dust or heat for Kuwait, sent to the crew as one briefing package before departure.',
      },
      {
        title: 'Diplomatic clearance support',
        text: 'We set out what the embassy submits and what we submit, and keep both on the same schedule.',
      },
      {
        title: 'Flight watch',
        text: 'From off-blocks at origin we follow the estimate and move stand, fuel and transport with it. Operational control remains with the operator.',
      },
      {
        title: 'Changes and recovery',
        text: 'After a change of aircraft or crew, a diversion or a late passenger, we ask for a revision of each approval concerned and tell you which still stand.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'You send the flight',
        text: 'Use the list below. Gaps are fine at this stage: our first reply names what is missing.',
      },
      {
        title: 'We file the requests',
        text: 'Permit, slot and parking go in together, each with the documents it calls for.',
      },
      {
        title: 'Answers come back in writing',
        text: 'You receive each reference with its validity as it is issued, and a plain note of what is still pending.',
      },
      {
        title: 'We watch the flight',
        text: 'The briefing package goes to the crew, and the desk follows the flight until the departure message is sent.',
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
        text: 'Plan at least three working days for a permit. Requests at short notice are taken, and the decision rests with the authority.',
      },
      {
        title: 'Sunday to Thursday',
        text: 'Friday and Saturday are the weekend. For a flight that lands on a Sunday, please send the request by the Monday before.',
      },
      {
        title: 'Public holidays',
        text: 'They lengthen the wait for a permit. Some follow the moon and are confirmed late, so ask us about your dates.',
      },
      {
        title: 'Validity and revision',
        text: 'A permit names what it is valid for, such as aircraft, dates and routing. Tell us as soon as one changes: it may need a revision.',
      },
      {
        title: 'Times in UTC',
        text: 'Kuwait keeps UTC+3 all year. We write times in UTC and add local time where a driver or a hotel needs it.',
      },
      {
        title: 'AIP and NOTAM',
        text: `Runways 15R/33L, 15L/33R and 16/34; elevation ${company.airport.elevation}. Please take lengths from the AIP and current NOTAMs: works change them.`,
      },
    ],
  },
  related: [
    {
      slug: 'ground-handling',
      reason: 'Once the permit is requested, the ramp brief follows from the same file.',
    },
    {
      slug: 'air-ambulance-flights',
      reason: 'With a patient on board, the request states the medical reason. Begin by telephone.',
    },
  ],
  contact: {
    title: 'Need a permit for Kuwait?',
    text: 'Call with the registration and the route, or send the list above. The desk takes requests 24/7.',
  },
} satisfies ServicePageContent
