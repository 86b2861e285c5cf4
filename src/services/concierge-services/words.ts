import { alcoholAndPorkRule, timeAndWeekend } from '#content/navigation.ts'
import { privatePapers } from '#content/shared.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'concierge-services',
  promise:
    'We offer VIP concierge services in Kuwait for guests and crews: cars, rooms and errands, arranged by the desk that follows the flight.',
  arrange: {
    'A single request':
      'Send one list; the reply says, line by line, what is available, from whom and on what terms.',
    'Bookings tied to the flight':
      'When the ETA moves, the desk tells the driver and the hotel. The guest does not have to.',
    'Guest preferences':
      'Seat, hotel floor and driver’s language are noted once and passed on discreetly.',
    'Crew time off': 'A pharmacy, a barber, a gym, or a trip into town and back before call time.',
    Errands:
      'Uniform cleaning, a forgotten charger, a parcel to an office, flowers at the aircraft steps.',
    Privacy: 'We share details only with the guest’s consent.',
  },
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
    'Hotel: near the airport or in the city',
    'Privacy needed',
    'Who pays, and to whom the invoice goes',
  ],
  sendNote: privatePapers,
  know: {
    'Errands at an office': { text: 'Plan them for Sunday to Thursday.', link: timeAndWeekend },
    'Licence for a hire car':
      'Whether yours is accepted depends on where it was issued. Tell us before you travel.',
    'Access at the aircraft':
      'Vehicles on the apron need approval. Ask early, with number plates and names.',
    'In the luggage': { text: 'Some goods may not enter the country.', link: alcoholAndPorkRule },
  },
  related: {
    'transport-hotac': 'Whole crews, rest periods, rooming lists.',
    'private-jets-charter': 'Guests who arrive on their own aircraft.',
  },
  contact: {
    title: 'Looking after a\u00a0guest?',
    text: 'Call or write with what you need and when.',
  },
} satisfies ServiceWords

export const conciergeList = {
  title: 'On the concierge list',
  items: {
    Shuttle: 'For crews and small groups between airport and hotel, timed to the flights.',
    'Limousine coordination':
      'Chauffeured cars of local companies, the driver briefed on guest and route.',
    'Taxi coordination':
      'We call the taxi, send its details to the passenger, and book the return.',
    'Hire car': 'Self-drive for those who stay on, with the paperwork settled before arrival.',
    'Local hotel and city hotel agreements':
      'Rooms near the airport or in Kuwait City, under agreed arrangements.',
    'Call-out services':
      'When plans change after hours, the desk calls until it finds the car, the room or the person.',
  },
}
