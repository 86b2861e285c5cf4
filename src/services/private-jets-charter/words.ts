import { alcoholAndPork, documents } from '#content/shared.ts'
import { pictures } from './media.ts'
import { permitRule } from '#content/navigation.ts'
import { formatNumber } from '#lib/format.ts'
import { distances } from '#kuwait/distances.ts'
import type { ServicePageContent } from '#content/types.ts'

const { EGLL, LTFM, OBBI, OERK, VABB } = distances

export const content = {
  slug: 'private-jets-charter',
  promise:
    'We support private jets at Kuwait International Airport (KWI\u00A0/\u00A0OKKK) and place aircraft charter enquiries with licensed operators, discreetly.',
  fact: { label: 'Charter flights', value: 'By licensed operators' },
  picture: pictures['private-jets-charter'],
  arrange: [
    {
      title: 'Permits for private flights',
      text: 'Landing and overflight permits, requested with the documents that a non-commercial flight needs.',
    },
    {
      title: 'Parking',
      text: 'Requested for the length of the stay. If the aircraft may have to reposition, we tell you early and suggest alternatives.',
    },
    {
      title: 'Arrival and departure',
      text: 'Stand, steps, bags and border formalities are arranged before your guests land.',
    },
    {
      title: 'Charter enquiries',
      text: 'We send one brief to licensed operators and set their offers side by side, with the conditions spelled out.',
    },
    {
      title: 'Need-to-know handling',
      text: 'Names go to those who must have them and to no one else. The same goes for registration and purpose.',
    },
    {
      title: 'Cabin and catering',
      text: 'Menu, linen, flowers and newspapers are arranged with the flight attendant. The cabin is cleaned and stocked before boarding.',
    },
    {
      title: 'Crew',
      text: 'Rooms for the rest period, a car that follows actual times, and the briefing package for the next leg.',
    },
  ],
  steps: [
    {
      title: 'Enquiry',
      text: 'Send date, route, passengers and purpose. For a charter, we ask what matters most: cabin, range or timing.',
    },
    {
      title: 'Options',
      text: 'For a charter, we set out the replies of licensed operators. For your own aircraft, we list permits and services.',
    },
    {
      title: 'Confirmation',
      text: 'You choose. For a charter, you contract with the operator and pay the operator. We arrange the stop in Kuwait.',
    },
    {
      title: 'The day itself',
      text: 'The coordinator on duty looks after aircraft, guests and cars until the departure report\u00a0is\u00a0sent.',
    },
  ],
  send: [
    'Own aircraft or charter enquiry',
    'Registration, type and MTOW, or the cabin size you need',
    'Route and dates, with ETA and ETD in UTC',
    'Passengers expected so far',
    'Operator name and address',
    'Baggage, including anything long, heavy or fragile',
    'Parking time at Kuwait',
    'Cars, hotel and catering wanted',
    'Level of privacy required',
    'One contact who can approve changes',
  ],
  documents,
  know: [
    {
      title: 'Private flights need permits too',
      text: 'A landing permit is needed for every flight. How early to ask, and what a holiday changes, is on the Operations page.',
      link: permitRule,
    },
    {
      title: 'Parking and alternatives',
      text: `Parking is requested with the permit, subject to the authority’s approval. For a long stay, Bahrain (OBBI, ${OBBI.nm}\u00a0NM) or Riyadh (OERK, ${OERK.nm}\u00a0NM) may be an option: both need permits of their own and a look at NOTAMs.`,
    },
    alcoholAndPork,
    {
      title: 'Who flies you, and who you pay',
      text: 'A charter is flown by a licensed operator under its own certificate, and you pay that operator. Aero coordinates and does not operate aircraft.',
    },
    {
      title: 'Range from Kuwait',
      text: `By great circle, London (EGLL) is ${formatNumber(EGLL.nm)}\u00a0NM away, Mumbai (VABB) ${formatNumber(VABB.nm)} and Istanbul (LTFM) ${formatNumber(LTFM.nm)}. A filed route is longer, and summer heat costs payload and range.`,
    },
  ],
  related: [
    {
      slug: 'concierge-services',
      reason: 'Order the car and the hotel suite together with the flight.',
    },
    {
      slug: 'catering',
      reason: 'Settle menus, allergens and oven sizes here.',
    },
  ],
  contact: {
    plate: '/media/plate-private-jets-charter.svg',
    title: 'Planning a private movement?',
    text: 'A date and a route are enough to begin. If you would rather not put names in writing, please call.',
  },
} satisfies ServicePageContent

/** Each plate is drawn for wide windows and for others. */
export const charters = {
  title: 'Our Charter Services',
  note: 'All charter flights are operated by licensed operators. We take the brief, set out their options and coordinate the stop in Kuwait.',
  items: [
    {
      title: 'Private Charter',
      text: 'An aircraft for your own party, on your own timetable. Tell us passengers, bags and the longest leg, and we ask operators with a suitable cabin.',
      plate: {
        src: '/media/charter-private.svg',
        phone: '/media/charter-private-phone.svg',
        alt: 'A business jet drawn to scale, from the side and from above, with its sizes and the nine seats of its cabin',
      },
    },
    {
      title: 'Group Charter',
      text: 'For teams, delegations and project crews. We find an aircraft with seats for the whole list, plan coaches and check-in, and keep one passenger list for everyone.',
      plate: {
        src: '/media/charter-group.svg',
        phone: '/media/charter-group-phone.svg',
        alt: 'An airliner drawn to scale, from the side and from above, with its sizes and its rows of seats',
      },
    },
    {
      title: 'Ambulance & Evacuation Charter',
      text: 'For a patient with a medical team, or for people who must leave at short notice. Please call first. We ask operators who are equipped for it.',
      plate: {
        src: '/media/charter-ambulance.svg',
        phone: '/media/charter-ambulance-phone.svg',
        alt: 'A jet drawn to scale, from the side and from above, with its door, two stretchers and the chairs of the team',
      },
    },
    {
      title: 'Cargo Charter',
      text: 'A whole freighter or the part you need. Send dimensions and weights: the size of the cargo door usually decides the aircraft.',
      plate: {
        src: '/media/charter-cargo.svg',
        phone: '/media/charter-cargo-phone.svg',
        alt: 'A freighter drawn to scale, from the side and from above, with its cargo door and the pallets on its main deck',
      },
    },
    {
      title: 'Aircraft Sell & Purchase',
      text: 'Introductions between owner and buyer, viewings in Kuwait, ferry permits and handling. Inspection and contract remain with the parties and their advisers.',
      plate: {
        src: '/media/charter-sales.svg',
        phone: '/media/charter-sales-phone.svg',
        alt: 'Four aircraft drawn to one scale, from the side, with their lengths: a light, a midsize and a long-range jet and an airliner',
      },
    },
  ],
}
