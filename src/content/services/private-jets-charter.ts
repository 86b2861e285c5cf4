import { charterAmbulance } from '../media/charterAmbulance.ts'
import { charterCargo } from '../media/charterCargo.ts'
import { charterCargoWide } from '../media/charterCargoWide.ts'
import { charterGroup } from '../media/charterGroup.ts'
import { charterPrivate } from '../media/charterPrivate.ts'
import { charterSales } from '../media/charterSales.ts'
import { charterSalesWide } from '../media/charterSalesWide.ts'
import { privateJetsCharter as privateJetsPicture } from '../media/privateJetsCharter.ts'
import type { PictureData, Point, ServicePageContent } from '../types.ts'

export const content = {
  slug: 'private-jets-charter',
  name: 'Private Jets and Charter',
  promise:
    'We look after private aircraft through Kuwait and place charter enquiries with licensed operators, with discretion as the default.',
  fact: { label: 'Runway 16/34', value: '4,580\u00a0m, check the AIP' },
  picture: privateJetsPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Permits for private flights',
        text: 'Landing and overflight requests with the documents a non-commercial flight is asked for.',
      },
      {
        title: 'Parking',
        text: 'Requested for the length of the stay, with an early word if the aircraft may have to reposition.',
      },
      {
        title: 'Arrival and departure',
        text: 'Stand, steps, bags and border formalities coordinated so that guests move without a queue of questions.',
      },
      {
        title: 'Charter enquiries',
        text: 'One brief to licensed operators. Their options come back side by side, with conditions spelled out.',
      },
      {
        title: 'Need-to-know handling',
        text: 'Passenger names reach those who must have them. Tail number and purpose are not discussed further.',
      },
      {
        title: 'Cabin and catering',
        text: 'Menu, linen, flowers and press arranged with the flight attendant, cleaned and loaded before boarding.',
      },
      {
        title: 'Crew',
        text: 'Rooms for the rest window, a car on actual times and the briefing package for the next leg.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Enquiry',
        text: 'Date, route, passengers, purpose. For a charter we ask what matters most: cabin, range or timing.',
      },
      {
        title: 'Options',
        text: 'For charters, licensed operators reply and we lay out the answers. For your own aircraft, we list permits and services.',
      },
      {
        title: 'Confirmation',
        text: 'You choose. The flight contract is with the operator; the ground plan is with us.',
      },
      {
        title: 'The day itself',
        text: 'One coordinator follows aircraft, guests and cars until the flight has left.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Own aircraft or charter enquiry',
      'Registration, type and MTOW, or the cabin size you need',
      'Route and dates, with ETA and ETD in UTC',
      'Passenger list, or number of passengers at this stage',
      'Crew list, licences and passports',
      'Certificate of registration, certificate of airworthiness, insurance',
      'AOC and operator details for a commercial flight',
      'Baggage, including anything long, heavy or fragile',
      'Parking time at Kuwait',
      'Cars, hotel and catering wanted',
      'Level of privacy required',
      'One contact who can approve changes',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Private flights need permits too',
        text: 'A landing permit is needed for every flight. Three working days is a comfortable planning figure; approval rests with the authority.',
      },
      {
        title: 'Parking runs alongside',
        text: 'Stand and parking are requested with the permit and subject to the authority’s approval. Tell us the real length of stay.',
      },
      {
        title: 'Who flies you',
        text: 'Charter flights are operated by licensed operators, under their own certificates. Aero coordinates and does not operate aircraft.',
      },
      {
        title: 'London is 2,524 NM',
        text: 'Great circle from Kuwait, with Mumbai at 1,489 and Istanbul at 1,184. Summer heat takes its share of payload and range.',
      },
    ],
  },
  related: [
    {
      slug: 'concierge-services',
      reason: 'The car at the steps and the suite in town are ordered with the flight.',
    },
    {
      slug: 'catering',
      reason: 'Menus, allergens and oven sizes deserve their own conversation.',
    },
  ],
  contact: {
    title: 'Planning a private movement?',
    text: 'Call if you would rather not write the names down. We can begin with a date and a route.',
  },
} satisfies ServicePageContent

/** Wide drawings have another cut for phones. */
export type CharterItem = Point & { picture: PictureData; phone?: PictureData }

export const charters = {
  title: 'Our Charter Services',
  note: 'All charter flights are operated by licensed operators. We take the brief, set out their options and coordinate the stop in Kuwait.',
  items: [
    {
      title: 'Private Charter',
      text: 'An aircraft for your own party, at your own hour. Tell us passengers, bags and the longest leg, and we ask operators whose cabins fit.',
      picture: charterPrivate,
    },
    {
      title: 'Group Charter',
      text: 'Teams, delegations, project crews. We match seats to the list, plan coaches and check-in, and keep one manifest for everyone.',
      picture: charterGroup,
    },
    {
      title: 'Ambulance & Evacuation Charter',
      text: 'A stretcher and a medical team, or people who must leave at short notice. Enquiries go to suitably equipped operators, and to our desk by phone first.',
      picture: charterAmbulance,
    },
    {
      title: 'Cargo Charter',
      text: 'A whole freighter or the part you need. Send dimensions and weights; the door size usually decides the aircraft.',
      picture: charterCargoWide,
      phone: charterCargo,
    },
    {
      title: 'Aircraft Sell & Purchase',
      text: 'Introductions between owner and buyer, viewings in Kuwait, ferry permits and handling. Inspection and contract stay with the parties and their advisers.',
      picture: charterSalesWide,
      phone: charterSales,
    },
  ],
} satisfies {
  title: string
  note: string
  items: readonly CharterItem[]
}
