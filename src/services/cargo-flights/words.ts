import { permitRule, usualDocuments } from '#content/navigation.ts'
import { privatePapers } from '#content/shared.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'cargo-flights',
  promise:
    'We coordinate cargo charters and ad\u00a0hoc freighters through Kuwait (KWI\u00A0/\u00A0OKKK), from ULDs to outsize pieces, and check the documents before loading.',
  fact: { label: 'Documents', value: 'AWB · manifest · DGD · NOTOC' },
  arrange: {
    'Ad hoc freighters':
      'Permit, slot, stand, loading and departure, for a single flight or a short series.',
    'Part charters': 'Space on a freighter already routed to Kuwait, on its operator’s terms.',
    Documents:
      'Air waybill against manifest: pieces, weights, descriptions, consignee. We tell you before loading what is missing.',
    'Dangerous goods':
      'We check the declaration for gaps. The trained provider accepts, and the operator gives the captain the NOTOC.',
    'ULDs and outsize loads':
      'ULD types, dimensions, centre of gravity and lifting points, collected early. Authorised providers supply the loaders.',
    'Live animals':
      'Health certificates, crates and arrival times, so that the time in the heat is short.',
    'Temperature control':
      'Cool storage, short transfers, no waiting in the sun. We note the readings of your logger.',
    'Crew and aircraft': 'Fuel, power, rooms and meals, timed to the loading plan.',
  },
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
  sendNote: privatePapers,
  documentsLink: usualDocuments,
  know: {
    'Describe the load for the permit': {
      text: 'A vague description raises questions. Some dangerous goods need the state’s own approval; they, animals and outsize pieces take longer.',
      link: permitRule,
    },
    'Customs broker':
      'A broker clears the goods. Name the consignee’s, or tell us that there is\u00a0none\u00a0yet.',
    'Heat on the apron':
      'Pallets in the open warm up fast and payload falls. Loading at night helps with both.',
  },
  related: {
    operations: 'Permit and slot, with the cargo documents.',
    'private-jets-charter': 'The aircraft as well: Cargo Charter.',
  },
  contact: {
    title: 'Freight for Kuwait?',
    text: 'Send the packing list as it is.',
  },
} satisfies ServiceWords
