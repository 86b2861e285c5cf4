import { documents, sooner, terms } from '#content/shared.ts'
import { pictures } from './media.ts'
import type { PlaceholderValue, ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'air-ambulance-flights',
  promise:
    'In Kuwait (KWI\u00A0/\u00A0OKKK) we put air ambulance flights before other work: permits, apron access for the ambulance, the aircraft’s needs and hospital liaison.',
  fact: { label: 'First step', value: 'Call, then write' },
  picture: pictures['air-ambulance-flights'],
  arrange: [
    {
      title: 'Priority coordination',
      text: 'The desk takes a medical flight before other work. You always know which coordinator has it.',
    },
    {
      title: 'Permits on medical grounds',
      text: 'We file landing and overflight requests with the medical reason in the first line. Approval rests with the authority.',
    },
    {
      title: 'Ambulance to aircraft',
      text: 'We submit vehicle, number plate and crew names for apron access, which is subject to the authority’s approval. Please send them early.',
    },
    {
      title: 'Stretcher',
      text: 'We agree door height, ramp or ambulift, and enough helpers with the providers before the patient leaves the ward.',
    },
    {
      title: 'Oxygen and ground power',
      text: 'Tell us the litres, fittings and hours you need. We request oxygen and power, with cooling for the cabin.',
    },
    {
      title: 'Hospital liaison',
      text: 'Ward, ambulance and aircraft work from one timeline. When the ETA moves, we tell all three.',
    },
    {
      title: 'Family',
      text: 'A seat in a car, a room for the night, and a number to ring for news of the flight.',
    },
    {
      title: 'Medical and flight crew',
      text: 'Rooms for rest, meals and transport, with mains power to charge the medical equipment.',
    },
  ],
  steps: [
    {
      title: 'Call',
      text: 'Give the route, the ETA and whether the patient is on a stretcher. That is enough to begin.',
    },
    {
      title: 'Write',
      text: 'Send the list below by email, without names. Names, medical papers and passports follow in the way we agreed on the phone. We file the permit requests and ask for apron access for the ambulance.',
    },
    {
      title: 'Line up',
      text: 'Hospital, ambulance and ramp providers receive one timeline, and so do you.',
    },
    {
      title: 'Hand over',
      text: 'The coordinator watches the transfer, fuel and crew, and keeps you informed until the departure report\u00a0is\u00a0sent.',
    },
  ],
  send: [
    'Aircraft registration, type, MTOW and call sign',
    'Operator, and a phone number answered 24/7',
    'Route, with ETA and ETD in UTC',
    'Patient, unnamed: age; stretcher, seat or incubator; infectious',
    'Medical report or hospital letter for the permit, as agreed',
    'Passports and visas of patient and escorts, as agreed',
    'Medical team list; passports as agreed',
    'Controlled medicines and quantities, as agreed',
    'Hospital; ward and contact as agreed',
    'Ambulance: yours to name, or ours to request',
    'Oxygen, power and cooling needs, with connectors',
    'Fuel, catering, rooms and cars',
  ],
  documents,
  know: [
    {
      title: 'Permit at short notice',
      text: `Our planning time of three working days is for flights that can wait. ${sooner} Approval rests with the authority.`,
    },
    {
      title: 'Visas for patient and escorts',
      text: 'Whether a patient or an escort needs a visa depends on nationality. Name the nationalities when you call, and send passports as agreed: immigration decides.',
    },
    {
      title: 'Controlled medicines',
      text: 'Opioids, sedatives and similar medicines may need approval before they are brought in. Send the list before the aircraft leaves.',
    },
    {
      title: 'Heat and the patient',
      text: 'Summer days often reach 45 to 48 °C, on some days above 50 °C: every minute between ambulance and aircraft matters. We ask for cooling first and plan the shortest way.',
    },
    {
      title: 'Private papers',
      text: `Medical papers and passports go to those who decide or treat. Please keep them out of the website form and of plain email. Call first and we will agree a secure way, usually ${terms.privateDocuments}.`,
    },
  ],
  related: [
    {
      slug: 'operations',
      reason: 'Overflight permits and flight watch for the whole mission, before and after Kuwait.',
    },
    {
      slug: 'transport-hotac',
      reason: 'Rooms for relatives, and rest for the crew, while the patient is admitted.',
    },
  ],
  contact: {
    plate: '/media/plate-air-ambulance-flights.svg',
    title: 'Call first, form second',
    text: 'For a patient, please call the operations desk. It answers 24/7 and can start with a route and a time. Use the form for the details that follow.',
  },
} satisfies ServicePageContent

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  { description: 'Medical flights before all other work', path: 'content.promise' },
  { description: 'Medical flights before all other work', path: 'content.arrange.0.text' },
] satisfies readonly PlaceholderValue[]
