import { heatDustAndFog, usualDocuments } from '#content/navigation.ts'
import { privatePapers } from '#content/shared.ts'
import { pictures } from './pictures.ts'
import type { ServiceWords } from '#content/types.ts'

export const content = {
  slug: 'air-ambulance-flights',
  // OWNER: confirm medical flights before all other work
  promise:
    'In Kuwait (KWI\u00A0/\u00A0OKKK) we put air ambulance flights before other work: permits, apron access for the ambulance, the aircraft’s needs and hospital liaison.',
  fact: { label: 'First step', value: 'Call, then write' },
  picture: pictures['air-ambulance-flights'],
  arrange: [
    // OWNER: confirm medical flights before all other work
    {
      title: 'Priority coordination',
      text: 'The desk takes a medical flight first, and you always know which coordinator has it.',
    },
    {
      title: 'Permits on medical grounds',
      text: 'Landing and overflight requests state the medical reason in the first line.',
    },
    {
      title: 'Ambulance to aircraft',
      text: 'We submit vehicle, number plate and crew for apron access, which is subject to the authority’s approval.',
    },
    {
      title: 'Stretcher',
      text: 'Door height, ramp or ambulift, and enough helpers are agreed before the patient leaves the ward.',
    },
    {
      title: 'Oxygen and ground power',
      text: 'Tell us litres, fittings and hours. We request both, with cooling for the cabin.',
    },
    {
      title: 'Hospital liaison',
      text: 'Ward, ambulance and aircraft work from one timeline; all three hear of a new ETA.',
    },
    {
      title: 'Family',
      text: 'A seat in a car, a room for the night, and a number to ring for news.',
    },
    {
      title: 'Medical and flight crew',
      text: 'Rooms, meals and transport, with mains power to charge the equipment.',
    },
  ],
  steps: [
    {
      title: 'Call',
      text: 'Give the route, the ETA and whether the patient is on a stretcher.',
    },
    {
      title: 'Write',
      text: 'Email the list below, without names. We file the permit requests and ask for apron access.',
    },
    {
      title: 'Line up',
      text: 'Hospital, ambulance, handling agent and you receive the same timeline.',
    },
    {
      title: 'Hand over',
      text: 'A coordinator follows transfer, fuel and crew until the report\u00a0is\u00a0sent.',
    },
  ],
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
  know: [
    {
      title: 'Visas for patient and escorts',
      text: 'They depend on nationality, so name it when you call; immigration decides.',
    },
    {
      title: 'Controlled medicines',
      text: 'Opioids, sedatives and similar medicines may need approval before they are brought in. Send the list before the aircraft leaves.',
    },
    {
      title: 'Heat and the patient',
      text: 'We ask for cooling first and plan the shortest way.',
      link: heatDustAndFog,
    },
  ],
  related: [
    {
      slug: 'operations',
      reason: 'Overflights and flight watch for the mission.',
    },
    {
      slug: 'transport-hotac',
      reason: 'Rooms for relatives, rest for the crew.',
    },
  ],
  contact: {
    plate: '/media/plate-air-ambulance-flights.svg',
    title: 'Call first',
    text: 'The desk answers 24/7 and can start with a route and a time.',
  },
} satisfies ServiceWords

/** Facts that are known only on the day of the flight. */
export const firstReply = {
  title: 'We tell you at once',
  // OWNER: confirm what the first reply answers
  points: [
    { title: 'Lift', text: 'to the aircraft’s door' },
    { title: 'Apron', text: 'your ambulance, or the airport’s' },
    { title: 'Terminal', text: 'for the patient tonight' },
    { title: 'Medicines', text: 'to declare, and to whom' },
    { title: 'Permit', text: 'how fast medical requests were answered lately' },
  ],
}
