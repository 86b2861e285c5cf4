import { conciergeServices as conciergePicture } from '../media/conciergeServices.ts'
import type { Point, ServicePageContent } from '../types.ts'

export const content = {
  slug: 'concierge-services',
  name: 'Concierge Services',
  promise:
    'We settle cars, rooms and errands in Kuwait for crews and guests, through the same desk that follows their flight.',
  fact: { label: 'Desk', value: '24/7' },
  picture: conciergePicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'A single request',
        text: 'Car, room and errand go on one list. You get one reply, with each line answered.',
      },
      {
        title: 'Bookings tied to the flight',
        text: 'The desk sees the estimate move and tells the driver and the hotel before the guest has to.',
      },
      {
        title: 'Guest preferences',
        text: 'Seat side, room floor, language of the driver: noted once and passed on discreetly.',
      },
      {
        title: 'Crew time off',
        text: 'A pharmacy, a barber, a gym near the hotel, or a way into town and back before call time.',
      },
      {
        title: 'Errands',
        text: 'Uniform cleaning, a forgotten charger, a parcel to an office, flowers at the aircraft steps.',
      },
      {
        title: 'Privacy',
        text: 'Drivers and hotels get the name they need to greet. Purpose and onward plans stay with the desk.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Say what is wanted',
        text: 'One message is enough, even if it is half a sentence from a cockpit.',
      },
      {
        title: 'See the options',
        text: 'We reply with what is available, from whom and on which terms.',
      },
      {
        title: 'Approve once',
        text: 'The bookings are placed and the details come back on one page.',
      },
      {
        title: 'Change freely',
        text: 'When the flight moves, we move the rest and write to say what has changed.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Flight or registration, with ETA and ETD in UTC',
      'Name of the guest or lead crew member',
      'Number of people and bags',
      'What is wanted: shuttle, limousine, taxi, hire car, hotel, errand',
      'Date, start time and end time',
      'Pick-up point and destination',
      'Vehicle preference, child seats, accessibility needs',
      'Driving licence details for a hire car',
      'Hotel preference: near the airport or in the city',
      'Level of privacy required',
      'Who pays, and to whom the invoice goes',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Friday and Saturday',
        text: 'The weekend. Offices rest, and an errand that needs one is better placed from Sunday to Thursday.',
      },
      {
        title: 'Heat and short walks',
        text: 'In summer the apron passes 50 °C. We plan door to door, with the car cooled first.',
      },
      {
        title: 'Access at the aircraft',
        text: 'Vehicles on the apron are subject to the authority’s approval. Ask early, with plates and names.',
      },
    ],
  },
  related: [
    {
      slug: 'transport-hotac',
      reason: 'For whole crews, rest windows and rooming lists, start here.',
    },
    {
      slug: 'private-jets-charter',
      reason: 'When guests arrive on their own aircraft, the flight and the car share a file.',
    },
  ],
  contact: {
    title: 'Something for a guest?',
    text: 'Call or write with what is wanted and when. If we cannot arrange it, you will hear that plainly.',
  },
} satisfies ServicePageContent

export const conciergeList = {
  title: 'On the concierge list',
  items: [
    {
      title: 'Shuttle',
      text: 'Crews and small groups between airport and hotel, on a timetable that follows the flights.',
    },
    {
      title: 'Limousine coordination',
      text: 'Chauffeured cars booked with local companies, with the driver briefed on guest and route.',
    },
    {
      title: 'Taxi coordination',
      text: 'A taxi called, its details passed to the rider, and the return trip booked in the same call.',
    },
    {
      title: 'Hire car',
      text: 'Self-drive for those who stay on, with papers prepared before arrival.',
    },
    {
      title: 'Local hotel and city hotel agreements',
      text: 'Rooms near the airport or in Kuwait City, booked under agreed arrangements.',
    },
    {
      title: 'Call-out services',
      text: 'When plans change after hours, the desk rings round for the car, the room or the person needed.',
    },
  ],
} satisfies { title: string; items: readonly Point[] }
