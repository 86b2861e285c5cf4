import { heatDustAndFog, usualDocuments } from '#content/navigation.ts'
import { privatePapers } from '#content/shared.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'air-ambulance-flights',
  // OWNER: confirm medical flights before all other work
  promise:
    'In Kuwait (KWI\u00A0/\u00A0OKKK) we put air ambulance flights before other work: permits, apron access for the ambulance, the aircraft’s needs and hospital liaison.',
  arrange: {
    // OWNER: confirm medical flights before all other work
    'Priority coordination':
      'The desk takes a medical flight first, and you always know which coordinator has it.',
    'Permits on medical grounds':
      'Landing and overflight requests state the medical reason in the first line.',
    'Ambulance to aircraft':
      'We submit vehicle, number plate and crew for apron access, which is subject to the authority’s approval.',
    Stretcher:
      'Door height, ramp or ambulift, and enough helpers are agreed before the patient leaves the ward.',
    'Oxygen and ground power':
      'Tell us litres, fittings and hours. We request both, with cooling for the cabin.',
    'Hospital liaison':
      'Ward, ambulance and aircraft work from one timeline; all three hear of a new ETA.',
    Family: 'A seat in a car, a room for the night, and a number to ring for news.',
    'Medical and flight crew':
      'Rooms, meals and transport, with mains power to charge the equipment.',
  },
  steps: {
    Call: 'Give the route, the ETA and whether the patient is on a stretcher.',
    Write:
      'Email the list below without the patient’s name; the papers follow in a protected file. We file the permit requests and ask for apron access.',
    'Line up': 'Hospital, ambulance, handling agent and you receive the same timeline.',
    'Hand over':
      'A coordinator follows transfer, fuel and crew until the report\u00a0is\u00a0sent.',
  },
  send: [
    'Aircraft registration, type, MTOW and call sign',
    'Operator, and a phone number answered 24/7',
    'Route, with ETA and ETD in UTC',
    'Patient, without name: age; stretcher, seat or incubator; whether infectious',
    'Medical report or hospital letter for the permit',
    'Passports and visas of patient and escorts',
    'Medical team list and passports',
    'Controlled medicines and quantities',
    'Hospital, ward and contact',
    'Ambulance: yours to name, or ours to request',
    'Oxygen, power and cooling needs, with connectors',
    'Fuel, catering, rooms and cars',
  ],
  sendNote: privatePapers,
  documentsLink: usualDocuments,
  know: {
    'Visas for patient and escorts':
      'They depend on nationality, so name it when you call; immigration decides.',
    'Controlled medicines':
      'Opioids, sedatives and similar medicines may need approval before they are brought in. Send the list before the aircraft leaves.',
    'Heat and the patient': {
      text: 'We ask for cooling first and plan the shortest way.',
      link: heatDustAndFog,
    },
  },
  related: {
    operations: 'Overflights and flight watch for the mission.',
    'transport-hotac': 'Rooms for relatives, rest for the crew.',
  },
  contact: {
    title: 'Call first',
    text: 'The desk answers 24/7 and can start with a route and a time.',
  },
} satisfies ServiceWords

export const firstReply = {
  title: 'We tell you at once',
  // OWNER: confirm what the first reply answers
  points: {
    Lift: 'to the aircraft’s door',
    Apron: 'your ambulance, or the airport’s',
    Terminal: 'for the patient tonight',
    Medicines: 'to declare, and to whom',
    Permit: 'how fast medical requests were answered lately',
  },
}
