import { operations as operationsPicture } from '../media/operations.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'operations',
  name: 'Operations',
  promise:
    'We request permissions, slots and parking for flights into, out of and over Kuwait, and follow each one until it is answered.',
  fact: { label: 'Airport', value: 'KWI / OKKK' },
  picture: operationsPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Landing permission',
        text: 'Every flight into Kuwait needs a permit. We check your documents, file the request and chase the answer.',
      },
      {
        title: 'Overflight permission',
        text: 'Entry and exit points, times and routing go in as filed. A reroute goes back to the authority before it goes to you.',
      },
      {
        title: 'Slot and parking',
        text: 'Requested alongside the permit, so that the three agree on one arrival and one departure time.',
      },
      {
        title: 'Flight-plan filing support',
        text: 'We read your plan against the permit and the slot, support the filing and pass on any reject or delay message.',
      },
      {
        title: 'Weather and NOTAM package',
        text: 'Forecasts, current NOTAMs and notes on dust or heat for Kuwait, sent as one briefing package before departure.',
      },
      {
        title: 'Diplomatic clearance support',
        text: 'We set out what the embassy submits and what we submit, then keep both halves on the same schedule.',
      },
      {
        title: 'Flight watch',
        text: 'From off-blocks at origin we follow the estimate and move the ramp, fuel and cars with it.',
      },
      {
        title: 'Changes and recovery',
        text: 'New tail, new crew, diversion, late passenger: we amend each approval it touches and list what still stands.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'You send the flight',
        text: 'Use the list below. Gaps are fine at this stage; we will name them in our first reply.',
      },
      {
        title: 'We file the requests',
        text: 'Permit, slot and parking go in together, with the documents each of them calls for.',
      },
      {
        title: 'Answers come back in writing',
        text: 'You get references and validity as they are issued, and a plain note of anything still pending.',
      },
      {
        title: 'We watch it fly',
        text: 'The briefing package goes to the crew. The desk follows the flight until it is clear of Kuwait.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Operator name and address; AOC if the flight is commercial',
      'Aircraft registration, type and MTOW',
      'Call sign or flight number',
      'Purpose of flight',
      'Full routing, with entry and exit points for an overflight',
      'ETA and ETD in UTC, with dates',
      'Parking needed at Kuwait, in hours or nights',
      'Crew names, licences and passports',
      'Passenger list, or cargo description',
      'Certificate of registration, certificate of airworthiness, noise certificate, radio licence',
      'Third-party insurance',
      'Diplomatic note reference, if there is one',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Three working days',
        text: 'A comfortable planning figure for permits. Short-notice requests are taken, and approval rests with the authority.',
      },
      {
        title: 'Friday and Saturday',
        text: 'The weekend in Kuwait. Count working days around it, and send Sunday’s flight before Thursday if you can.',
      },
      {
        title: 'UTC+3, all year',
        text: 'Kuwait does not change its clocks. We write times in UTC and add local time where a driver or hotel needs it.',
      },
      {
        title: 'Three runways',
        text: '15R/33L\u00a03,400\u00a0m, 15L/33R\u00a03,500\u00a0m, 16/34\u00a04,580\u00a0m. Elevation 206 ft. Check the AIP before you plan on any of them.',
      },
    ],
  },
  related: [
    {
      slug: 'ground-handling',
      reason: 'Once the permit is in, the ramp brief follows from the same file.',
    },
    {
      slug: 'air-ambulance-flights',
      reason:
        'With a patient on board, the permit request reads differently. Start there, by phone.',
    },
  ],
  contact: {
    title: 'Have a flight to file?',
    text: 'Call with the registration and the route, or send the list above. The desk takes requests 24/7.',
  },
} satisfies ServicePageContent
