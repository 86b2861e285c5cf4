import { conciergeServices as conciergePicture } from '../media/conciergeServices.ts'
import type { Point, ServicePageContent } from '../types.ts'

export const content = {
  slug: 'concierge-services',
  name: 'Concierge Services',
  promise:
    'We offer VIP concierge in Kuwait for guests and crews: cars, rooms and errands, arranged by the same desk that follows the flight.',
  fact: { label: 'Desk', value: '24/7' },
  picture: conciergePicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'A single request',
        text: 'Car, room and errand go on one list, and one reply answers it line by line.',
      },
      {
        title: 'Bookings tied to the flight',
        text: 'The desk sees the estimate move and tells the driver and the hotel, so that the guest need not.',
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
        text: 'We ask that guests agree to their details being shared. Drivers and hotels receive what the booking needs, and the rest stays with the desk.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Say what is wanted',
        text: 'One message is enough, however short. We ask about anything that is missing.',
      },
      {
        title: 'See the options',
        text: 'We reply with what is available, from whom and on which terms.',
      },
      {
        title: 'Approve once',
        text: 'We place the bookings and send you their details together.',
      },
      {
        title: 'Change if you need to',
        text: 'When the flight moves, we ask each supplier to move with it and write to say what has changed.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Flight or registration, with ETA and ETD in UTC',
      'Name of the guest or lead crew member',
      'The guest’s consent to pass the details on',
      'Number of people and bags',
      'What is wanted: shuttle, limousine, taxi, hire car, hotel, errand',
      'Date, start time and end time',
      'Pick-up point and destination',
      'Vehicle preference, child seats, accessibility needs',
      'Driving licence, and any international permit, for a hire car',
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
        text: 'They are the weekend, when offices are closed. An errand that needs an office is better placed from Sunday to Thursday.',
      },
      {
        title: 'Licence for a hire car',
        text: 'Which licences a hire company accepts depends on where they were issued. Send yours before you travel, and we ask the company.',
      },
      {
        title: 'Summer heat',
        text: 'In summer we plan from door to door, with a short walk and the car cooled first.',
      },
      {
        title: 'Access at the aircraft',
        text: 'Vehicles on the apron are subject to the authority’s approval. Please ask early, with plates and names.',
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
    text: 'Call or write with what is wanted and when. If we cannot arrange it, we say so plainly.',
  },
} satisfies ServicePageContent

export const conciergeList = {
  title: 'On the concierge list',
  items: [
    {
      title: 'Shuttle',
      text: 'For crews and small groups between airport and hotel, on a timetable that follows the flights.',
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
      text: 'Self-drive for those who stay on, with licence and papers settled before arrival.',
    },
    {
      title: 'Local hotel and city hotel agreements',
      text: 'Rooms near the airport or in Kuwait City, booked under agreed arrangements.',
    },
    {
      title: 'Call-out services',
      text: 'When plans change after hours, the desk calls the suppliers until the car, the room or the person needed is found, or tells you that none is.',
    },
  ],
} satisfies { title: string; items: readonly Point[] }
