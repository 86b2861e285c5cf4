import { cargoFlights as cargoPicture } from '../media/cargoFlights.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'cargo-flights',
  name: 'Cargo Flights',
  promise:
    'We coordinate ad hoc freighters and part charters through Kuwait, with the papers checked before the load reaches the aircraft.',
  fact: { label: 'Runway 16/34', value: '4,580\u00a0m, check the AIP' },
  picture: cargoPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Ad hoc freighters',
        text: 'Permit, slot, stand, loading and departure coordinated for a single flight or a short series.',
      },
      {
        title: 'Part charters',
        text: 'Your consignment on an aircraft that is already coming, with space and terms agreed with its operator.',
      },
      {
        title: 'Papers',
        text: 'Air waybill and manifest read against each other: pieces, weights, descriptions, consignee.',
      },
      {
        title: 'Dangerous goods',
        text: 'Declaration, packing and labels checked for gaps, and the approvals requested that the load calls for.',
      },
      {
        title: 'Live animals',
        text: 'Health certificates, crates and arrival timing coordinated, so that animals spend the shortest time in the heat.',
      },
      {
        title: 'Outsize loads',
        text: 'Dimensions, centre of gravity and lifting points collected early. Loaders and cranes come from authorised providers.',
      },
      {
        title: 'Temperature control',
        text: 'Cool storage and transport requested, transfer times kept short, and readings noted if you supply a logger.',
      },
      {
        title: 'Crew and aircraft',
        text: 'Fuel, power, rooms and meals for the freighter crew, timed to the loading plan.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Describe the load',
        text: 'Pieces, dimensions, weights, nature. With those we can tell you what Kuwait will ask for.',
      },
      {
        title: 'Clear the papers',
        text: 'We collect documents, name the gaps and file for permit, slot and any special approval.',
      },
      {
        title: 'Load or offload',
        text: 'Authorised providers handle the freight. Our coordinator checks count and condition against the manifest.',
      },
      {
        title: 'Close the file',
        text: 'You receive times, signed papers and irregularities, with photographs where they help.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Aircraft registration, type and MTOW, or load to be placed',
      'Route, with ETA and ETD in UTC',
      'Pieces, dimensions and weight per piece',
      'Nature of goods, and whether they can be stacked or tilted',
      'Air waybill and cargo manifest, draft if not final',
      'Dangerous-goods declaration with UN numbers, if any',
      'Live-animal health certificates and crate sizes, if any',
      'Temperature range to hold, if any',
      'Lifting points and centre of gravity for outsize pieces',
      'Shipper and consignee, with clearing agent in Kuwait',
      'AOC and insurance of the operator',
      'Crew names, licences and passports',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Load description goes with the permit',
        text: 'A landing permit is needed for every flight. Send the cargo details with the request: a vague description draws questions.',
      },
      {
        title: 'Three working days, and then some',
        text: 'A comfortable planning figure for the permit. Dangerous goods, animals and outsize pieces may need more; approval rests with the authority.',
      },
      {
        title: 'Heat on the apron',
        text: 'Above 50 °C, pallets in the open warm fast and payload falls. Night loading often solves both.',
      },
      {
        title: 'Check the runway figures',
        text: '15R/33L\u00a03,400\u00a0m, 15L/33R\u00a03,500\u00a0m, 16/34\u00a04,580\u00a0m. Check the AIP for declared distances and current works.',
      },
    ],
  },
  related: [
    {
      slug: 'operations',
      reason: 'Permit and slot for the freighter are requested with the cargo papers attached.',
    },
    {
      slug: 'private-jets-charter',
      reason: 'If you need the aircraft as well, Cargo Charter begins there.',
    },
  ],
  contact: {
    title: 'Freight for Kuwait?',
    text: 'Send the packing list as it stands. We will say which papers are missing and what the load will need.',
  },
} satisfies ServicePageContent
