import { documents } from '../documents.ts'
import { cargoFlights as cargoPicture } from '../media/cargoFlights.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'cargo-flights',
  name: 'Cargo Flights',
  promise:
    'We coordinate cargo charters and ad hoc freighters through Kuwait (KWI\u00A0/\u00A0OKKK), from ULD to outsize piece, with the papers read before the load reaches the aircraft.',
  fact: { label: 'Papers', value: 'AWB · manifest · DGD · NOTOC' },
  picture: cargoPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Ad hoc freighters',
        text: 'Permit, slot, stand, loading and departure are coordinated for a single flight or a short series.',
      },
      {
        title: 'Part charters',
        text: 'Your consignment on an aircraft that is already coming, with space and terms agreed with its operator.',
      },
      {
        title: 'Papers',
        text: 'We read air waybill and manifest against each other: pieces, weights, descriptions, consignee.',
      },
      {
        title: 'Dangerous goods',
        text: 'We read the declaration for gaps. Acceptance rests with the trained provider, and the operator sees that the captain has the NOTOC.',
      },
      {
        title: 'ULDs and outsize loads',
        text: 'ULD types such as PMC, PAG or AKE, dimensions, centre of gravity and lifting points are collected early. Loaders come from authorised providers.',
      },
      {
        title: 'Live animals',
        text: 'Health certificates, crates and arrival timing are coordinated, so that animals spend the shortest time in the heat.',
      },
      {
        title: 'Temperature control',
        text: 'Cool storage and transport are requested, transfer times kept short, and readings noted if you supply a logger.',
      },
      {
        title: 'Crew and aircraft',
        text: 'Fuel, power, rooms and meals for the freighter crew are timed to the loading plan.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Describe the load',
        text: 'Send pieces, dimensions, weights and nature of goods. With those we can tell you what Kuwait will ask for.',
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
        text: 'With the departure message you receive signed papers and any irregularities, with photographs where they help.',
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
      'ULD types and numbers, if built up',
      'Air waybill and cargo manifest, draft if not final',
      'Dangerous-goods declaration with UN numbers, if any',
      'Live-animal health certificates and crate sizes, if any',
      'Temperature range to hold, if any',
      'Lifting points and centre of gravity for outsize pieces',
      'Shipper and consignee, with customs broker in Kuwait',
    ],
    documents,
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Load description goes with the permit',
        text: 'A landing permit is needed for every flight. Send the cargo details with the request: a vague description draws questions.',
      },
      {
        title: 'When to ask',
        text: 'Plan at least three working days for the permit. Holidays, dangerous goods, animals and outsize pieces lengthen the wait, and the authority decides.',
      },
      {
        title: 'Customs broker',
        text: 'Clearance of goods is the work of a customs broker. Name the consignee’s with the request, or tell us that there is none yet.',
      },
      {
        title: 'Heat on the apron',
        text: 'In summer, pallets in the open warm fast and payload falls. Loading at night often helps with both.',
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
    text: 'Send the packing list as it stands. We tell you which papers are missing and what the load will need.',
  },
} satisfies ServicePageContent
