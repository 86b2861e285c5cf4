import { alcoholAndPorkRule, permitRule, usualDocuments } from '#content/navigation.ts'
import { privatePapers } from '#content/shared.ts'
import { formatNumber } from '#lib/format.ts'
import { distances } from '#kuwait/distances.ts'
import type { ServiceWords } from '#content/types.ts'

const { EGLL, LTFM, OBBI, OERK, VABB } = distances

export const words = {
  slug: 'private-jets-charter',
  promise:
    'We support private jets at Kuwait International Airport (KWI\u00A0/\u00A0OKKK) and place aircraft charter enquiries with licensed operators, discreetly.',
  arrange: {
    'Permits for private flights':
      'Landing and overflight, with the documents that a non-commercial flight needs.',
    Parking:
      'Requested for the whole stay. If the aircraft may have to reposition, we tell you early.',
    'Arrival and departure':
      'Stand, steps, bags and border formalities are arranged before your guests land.',
    'Charter enquiries':
      'One brief goes to licensed operators; you see their offers side by side, with the conditions.',
    'Cabin and catering': 'Menu, linen, flowers and newspapers, settled with the flight attendant.',
    Crew: 'Rooms for the rest period, a car on actual times, and the briefing package.',
  },
  steps: {
    Enquiry: 'For a charter, we ask what matters most: cabin, range or timing.',
    Options: 'We set out operators’ replies or, for your own aircraft, permits and services.',
    Confirmation: 'You choose. For a charter, you contract with the operator and pay the operator.',
    'The day itself':
      'A coordinator looks after aircraft, guests and cars until the report\u00a0is\u00a0sent.',
  },
  send: [
    'Own aircraft or charter enquiry',
    'Registration, type and MTOW, or the cabin size you need',
    'Route and dates, with ETA and ETD in UTC',
    'Passengers expected so far',
    'Operator name and address',
    'Baggage, including anything long, heavy or fragile',
    'Parking time at Kuwait',
    'Cars, hotel and catering wanted',
    'Privacy needed',
    'One contact who can approve changes',
  ],
  sendNote: privatePapers,
  documentsLink: usualDocuments,
  know: {
    'Private flights need permits too': { text: 'Holidays lengthen the wait.', link: permitRule },
    'Parking and alternatives': `For a long stay, Bahrain (OBBI, ${OBBI.nm}\u00a0NM) or Riyadh (OERK, ${OERK.nm}\u00a0NM) may be an option: both need permits and a check of NOTAMs.`,
    'Stores on board': { text: 'Some have to stay sealed.', link: alcoholAndPorkRule },
    'Range from Kuwait': `By great circle, London (EGLL) is ${formatNumber(EGLL.nm)}\u00a0NM away, Mumbai (VABB) ${formatNumber(VABB.nm)} and Istanbul (LTFM) ${formatNumber(LTFM.nm)}. A filed route is longer, and heat costs range.`,
  },
  related: {
    'concierge-services': 'The car and the hotel suite.',
    catering: 'Menus, allergens and oven sizes.',
  },
  contact: {
    title: 'Planning a private movement?',
    text: 'A date and a route will do.',
  },
} satisfies ServiceWords

export const charters = {
  title: 'Our Charter Services',
  note: 'Licensed operators fly all charters, under their own certificates. We coordinate the stop in Kuwait.',
  items: [
    {
      title: 'Private Charter',
      text: 'An aircraft for your own party and timetable. Tell us passengers, bags and the longest leg.',
      plate: {
        src: '/media/charter-private.svg',
        phone: '/media/charter-private-phone.svg',
        alt: 'A business jet drawn to scale, from the side and from above, with its sizes and the nine seats of its cabin',
      },
    },
    {
      title: 'Group Charter',
      text: 'For teams, delegations and project crews: seats for all, coaches, check-in and one passenger list.',
      plate: {
        src: '/media/charter-group.svg',
        phone: '/media/charter-group-phone.svg',
        alt: 'An airliner drawn to scale, from the side and from above, with its sizes and its rows of seats',
      },
    },
    {
      title: 'Ambulance & Evacuation Charter',
      text: 'For a patient with a medical team, or people who must leave at short notice. Call first.',
      plate: {
        src: '/media/charter-ambulance.svg',
        phone: '/media/charter-ambulance-phone.svg',
        alt: 'A jet drawn to scale, from the side and from above, with its door, two stretchers and the chairs of the team',
      },
    },
    {
      title: 'Cargo Charter',
      text: 'A whole freighter or a part. Send dimensions and weights: the cargo door usually decides the aircraft.',
      plate: {
        src: '/media/charter-cargo.svg',
        phone: '/media/charter-cargo-phone.svg',
        alt: 'A freighter drawn to scale, from the side and from above, with its cargo door and the pallets on its main deck',
      },
    },
    {
      title: 'Aircraft Sell & Purchase',
      text: 'Introductions, viewings in Kuwait, ferry permits and handling. Inspection and contract remain with the parties.',
      plate: {
        src: '/media/charter-sales.svg',
        phone: '/media/charter-sales-phone.svg',
        alt: 'Four aircraft drawn to one scale, from the side, with their lengths: a light, a midsize and a long-range jet and an airliner',
      },
    },
  ],
}
