import { airAmbulanceFlights as ambulancePicture } from '../media/airAmbulanceFlights.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'air-ambulance-flights',
  name: 'Air Ambulance Flights',
  promise:
    'We coordinate air ambulance flights through Kuwait ahead of other work: permits, ambulance access, the aircraft’s needs and the hospital.',
  fact: { label: 'First step', value: 'Call, then write' },
  picture: ambulancePicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Priority coordination',
        text: 'A medical flight goes to the top of the desk. One coordinator keeps it through arrival and departure.',
      },
      {
        title: 'Permits on medical grounds',
        text: 'Landing and overflight requests filed with the medical reason stated. Approval rests with the authority.',
      },
      {
        title: 'Ambulance to aircraft',
        text: 'Vehicle, plates and crew names submitted for apron access, subject to the authority’s approval.',
      },
      {
        title: 'Stretcher',
        text: 'Door height, loading ramp or lift, and enough hands, settled with the providers before the patient leaves the ward.',
      },
      {
        title: 'Oxygen and ground power',
        text: 'Needs taken in litres, fittings and hours, then requested with cooling so that the cabin is ready.',
      },
      {
        title: 'Hospital liaison',
        text: 'Ward, ambulance and aircraft work from one timeline. When the estimate moves, all three hear it.',
      },
      {
        title: 'Family',
        text: 'A seat in a car, a room for the night, and someone to ring who knows where the patient is.',
      },
      {
        title: 'Medical and flight crew',
        text: 'Rest rooms, meals and transport, with somewhere to plug in the monitors.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Call',
        text: 'Give route, estimate and whether the patient is on a stretcher. That is enough to begin.',
      },
      {
        title: 'Write',
        text: 'Send the list below by e-mail. We file the permit requests and ask for ambulance access.',
      },
      {
        title: 'Line up',
        text: 'Hospital, ambulance and ramp providers are given one timeline, and you see it too.',
      },
      {
        title: 'Hand over',
        text: 'The coordinator follows the patient’s transfer, then fuel, crew and departure. You hear at each step.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Aircraft registration, type, MTOW and call sign',
      'Operator and AOC',
      'Route, with ETA and ETD in UTC',
      'Patient: stretcher, seated or incubator; infectious or not',
      'Medical report or hospital letter for the permit',
      'Passports of patient and companions',
      'Medical team and flight crew lists, with passports',
      'Sending or receiving hospital, ward and contact',
      'Ambulance: yours to name, or ours to request',
      'Oxygen, power and cooling needs, with connectors',
      'Fuel, catering, rooms and cars',
      'A telephone number that is answered at any hour',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Say that it is medical',
        text: 'A landing permit is needed for every flight, this one included. The medical ground belongs in the first line of the request.',
      },
      {
        title: 'Apron access',
        text: 'An ambulance at the aircraft is subject to the authority’s approval. Plates and names sent early save time later.',
      },
      {
        title: 'Heat and the patient',
        text: 'Above 50 °C the transfer between two doors matters. We ask for cooling first and plan the shortest walk.',
      },
      {
        title: 'Privacy',
        text: 'Medical papers go to those who decide or treat. Do not put them in the website form; ask us how to send them.',
      },
    ],
  },
  related: [
    {
      slug: 'operations',
      reason:
        'Overflight permissions and flight watch for the whole mission, Kuwait leg and after.',
    },
    {
      slug: 'transport-hotac',
      reason: 'Rooms for relatives and rest for the crew while the patient is admitted.',
    },
  ],
  contact: {
    title: 'Call first, form second',
    text: 'For a patient, ring the operations desk: it answers 24/7 and can start on a route and a time. Use the form afterwards for the details.',
  },
} satisfies ServicePageContent
