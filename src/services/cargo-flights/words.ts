import { aircraftDocuments } from '#content/shared.ts'
import { pictures } from './media.ts'
import { permitRule } from '#content/navigation.ts'
import type { ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'cargo-flights',
  promise:
    'We coordinate cargo charters and ad\u00a0hoc freighters through Kuwait (KWI\u00A0/\u00A0OKKK), from ULDs to outsize pieces, and check the papers before loading.',
  fact: { label: 'Papers', value: 'AWB · manifest · DGD · NOTOC' },
  picture: pictures['cargo-flights'],
  arrange: [
    {
      title: 'Ad hoc freighters',
      text: 'Permit, slot, stand, loading and departure, coordinated for a single flight or a short series.',
    },
    {
      title: 'Part charters',
      text: 'Space on a freighter already routed to Kuwait, on terms agreed with its operator.',
    },
    {
      title: 'Papers',
      text: 'We check air waybill and manifest against each other: pieces, weights, descriptions, consignee.',
    },
    {
      title: 'Dangerous goods',
      text: 'We check the declaration for gaps. Acceptance rests with the trained provider, and the operator gives the captain the NOTOC.',
    },
    {
      title: 'ULDs and outsize loads',
      text: 'We collect ULD types (such as PMC, PAG or AKE), dimensions, centre of gravity and lifting points early. Authorised providers supply the loaders.',
    },
    {
      title: 'Live animals',
      text: 'We coordinate health certificates, crates and arrival times, to keep the animals’ time in the heat short.',
    },
    {
      title: 'Temperature control',
      text: 'We ask for cool storage, short transfers and no waiting in the sun. If you supply a logger, we note its readings.',
    },
    {
      title: 'Crew and aircraft',
      text: 'Fuel, power, rooms and meals for the freighter crew, timed to the loading plan.',
    },
  ],
  steps: [
    {
      title: 'Describe the load',
      text: 'Send pieces, dimensions, weights and nature of goods. We tell you what Kuwait requires.',
    },
    {
      title: 'Clear the papers',
      text: 'We collect the documents, tell you what is missing, and file for permit, slot and any special approval.',
    },
    {
      title: 'Load or offload',
      text: 'Authorised providers handle the freight. Our coordinator checks count and condition against the manifest.',
    },
    {
      title: 'Close the file',
      text: 'With the departure report you receive signed papers and a note of any irregularities, with photographs where they help.',
    },
  ],
  send: [
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
    'Loadmaster, grooms or couriers on board, if any',
  ],
  documents: aircraftDocuments,
  know: [
    {
      title: 'Describe the load for the permit',
      text: 'A landing permit is needed for every flight. Send the cargo details with the request: a vague description raises questions.',
    },
    {
      title: 'When to ask',
      text: 'The rule for permits is on the Operations page. Dangerous goods, animals and outsize pieces take longer still.',
      link: permitRule,
    },
    {
      title: 'Customs broker',
      text: 'A customs broker clears the goods. Name the consignee’s broker with the request, or tell us that there is\u00a0none\u00a0yet.',
    },
    {
      title: 'Heat on the apron',
      text: 'In summer, pallets in the open warm up fast and payload falls. Loading at night often helps with both.',
    },
  ],
  related: [
    {
      slug: 'operations',
      reason: 'We request permit and slot for the freighter with the cargo papers attached.',
    },
    {
      slug: 'private-jets-charter',
      reason: 'If you need the aircraft as well, start with Cargo Charter.',
    },
  ],
  contact: {
    plate: '/media/plate-cargo-flights.svg',
    title: 'Freight for Kuwait?',
    text: 'A packing list as it stands is a start: it tells us which papers are missing and what the load will need.',
  },
} satisfies ServicePageContent
