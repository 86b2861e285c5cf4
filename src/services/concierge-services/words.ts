import { pictures } from './media.ts'
import { alcoholAndPork } from '#content/shared.ts'
import type { ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'concierge-services',
  promise:
    'We offer VIP concierge services in Kuwait for guests and crews: cars, rooms and errands, arranged by the desk that follows the flight.',
  fact: { label: 'One list', value: 'Answered line by line' },
  picture: pictures['concierge-services'],
  arrange: [
    {
      title: 'A single request',
      text: 'Cars, rooms and errands go on one list, and one reply answers it line by line.',
    },
    {
      title: 'Bookings tied to the flight',
      text: 'When the ETA moves, the desk tells the driver and the hotel. The guest does not have to.',
    },
    {
      title: 'Guest preferences',
      text: 'Preferences (seat, hotel floor, driver’s language) are noted once and passed on discreetly.',
    },
    {
      title: 'Crew time off',
      text: 'A pharmacy, a barber, a gym near the hotel, or a trip into town and back before call time.',
    },
    {
      title: 'Errands',
      text: 'Uniform cleaning, a forgotten charger, a parcel to an office, flowers at the aircraft steps.',
    },
    {
      title: 'Privacy',
      text: 'We ask for the guest’s consent before we share details. Drivers and hotels receive what the booking needs and nothing more.',
    },
  ],
  steps: [
    {
      title: 'Tell us what you need',
      text: 'One short message is enough. If something is missing, we ask.',
    },
    {
      title: 'See the options',
      text: 'We reply with what is available, from whom and on what terms.',
    },
    {
      title: 'Approve once',
      text: 'We place the bookings and send you all the details together.',
    },
    {
      title: 'Change if you need to',
      text: 'If the flight moves, we ask each supplier to move with it and tell you what has changed.',
    },
  ],
  send: [
    'Flight or registration, with ETA and ETD in UTC',
    'Name of the guest or lead crew member',
    'The guest’s consent to pass the details on',
    'Number of people and bags',
    'Service: shuttle, limousine, taxi, hire car, hotel or errand',
    'Date, start and end, in Kuwait time',
    'Pick-up point and destination',
    'Vehicle preference, child seats, accessibility needs',
    'Hire car: country that issued the driving licence',
    'Hotel preference: near the airport or in the city',
    'Level of privacy required',
    'Who pays, and to whom the invoice goes',
  ],
  know: [
    {
      title: 'Friday and Saturday',
      text: 'This is the weekend, when offices are closed. Please plan an errand that needs an office for Sunday to Thursday.',
    },
    {
      title: 'Licence for a hire car',
      text: 'Which licences a hire company accepts depends on where they were issued. Tell us before you travel, and we will find out.',
    },
    {
      title: 'Summer heat',
      text: 'In summer we plan for a short walk and a car that is already cool.',
    },
    alcoholAndPork,
    {
      title: 'Access at the aircraft',
      text: 'Vehicles on the apron are subject to the authority’s approval. Please ask early, with number plates and names.',
    },
  ],
  related: [
    {
      slug: 'transport-hotac',
      reason: 'For whole crews, rest periods and rooming lists, start here.',
    },
    {
      slug: 'private-jets-charter',
      reason: 'When guests arrive on their own aircraft, the flight and the car share one file.',
    },
  ],
  contact: {
    plate: '/media/plate-concierge-services.svg',
    title: 'Looking after a\u00a0guest?',
    text: 'Call or write with what you need and when. If we cannot arrange it, we say so plainly.',
  },
} satisfies ServicePageContent

export const conciergeList = {
  title: 'On the concierge list',
  items: [
    {
      title: 'Shuttle',
      text: 'For crews and small groups between airport and hotel, timed to the flights.',
    },
    {
      title: 'Limousine coordination',
      text: 'Chauffeured cars booked with local companies, with the driver briefed on guest and route.',
    },
    {
      title: 'Taxi coordination',
      text: 'We call the taxi, send its details to the passenger, and book the return trip at the same time.',
    },
    {
      title: 'Hire car',
      text: 'Self-drive for guests and crew who stay on, with the paperwork settled before arrival.',
    },
    {
      title: 'Local hotel and city hotel agreements',
      text: 'Rooms near the airport or in Kuwait City, booked under agreed arrangements.',
    },
    {
      title: 'Call-out services',
      text: 'When plans change after hours, the desk calls suppliers until it finds the car, the room or the person you need. If there is none, we tell you.',
    },
  ],
}
