import { transportHotac as transportPicture } from '../media/transportHotac.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'transport-hotac',
  name: 'Transport & Hotac',
  promise:
    'We move crews and passengers between the aircraft and Kuwait’s hotels, and book rooms that fit the rest they are due.',
  fact: { label: 'Airport to Kuwait City', value: '15.5 km' },
  picture: transportPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Crew transfers',
        text: 'Airport, hotel and back, in a vehicle sized for people and flight bags together.',
      },
      {
        title: 'Passenger transfers',
        text: 'Cars, vans and coaches for groups, delayed passengers and onward connections.',
      },
      {
        title: 'Pick-up on actual times',
        text: 'The driver works from the live estimate. An early landing finds the car; a late one does not lose it.',
      },
      {
        title: 'Hotac',
        text: 'HOTAC is airline shorthand for hotel accommodation: the rooms a crew or a delayed cabin needs between flights.',
      },
      {
        title: 'Rest-window rooms',
        text: 'Booked from check-in to call time, quiet side requested, with late checkout agreed in advance.',
      },
      {
        title: 'Day rooms',
        text: 'For split duties and long turnarounds, where a few hours of dark and cool are worth a booking.',
      },
      {
        title: 'Rooming list',
        text: 'Names, room types, arrival and call times on one sheet, shared with the hotel and the captain.',
      },
      {
        title: 'Disruption rebooking',
        text: 'A cancelled or slipped departure moves cars, rooms and meals in one pass. The new plan replaces the old on one page.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Duty times in',
        text: 'Send the schedule and the rest rule you work to. We count the window backwards from report time.',
      },
      {
        title: 'Cars and rooms out',
        text: 'You receive hotel, vehicle, driver contact and rooming list on one page.',
      },
      {
        title: 'Arrival',
        text: 'The driver follows the actual time. Keys are prepared before the bus leaves the airport.',
      },
      {
        title: 'Call and return',
        text: 'Wake-up, checkout and pick-up run from the latest departure time, not the printed one.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Flight numbers or registration, in and out',
      'ETA and ETD in UTC',
      'Names of crew or passengers, with rank for crew',
      'Rooms and type: single, twin, suite, day room',
      'Rest window, or report time and minimum rest',
      'Hotel preference: near the airport or in the city',
      'Bags per person, and bulky items',
      'Meals to include, with dietary needs',
      'Visa or entry status of each person, if known',
      'Accessibility needs',
      'Mobile number of one person travelling',
      'Who pays: company account or guest',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Airport and city are close',
        text: 'The airport lies 15.5 km south of Kuwait City, in Farwaniya Governorate. Traffic, rather than distance, sets the pick-up time.',
      },
      {
        title: 'Dial +965',
        text: 'Kuwaiti numbers have eight digits after the country code. Give us a number that works when the crew lands.',
      },
      {
        title: 'Local time on the sheet',
        text: 'Hotels and drivers work in UTC+3. Our sheets print both, so nobody converts at four in the morning.',
      },
      {
        title: 'Summer kerbs',
        text: 'Nobody should wait outdoors above 50 °C. We set meeting points indoors and ask for the vehicle to be cooled first.',
      },
    ],
  },
  related: [
    {
      slug: 'concierge-services',
      reason: 'For a guest’s own car or an errand in town, the same desk takes the order.',
    },
    {
      slug: 'airline-representation',
      reason: 'Regular crews need standing arrangements. Put them under one station file.',
    },
  ],
  contact: {
    title: 'Crew to house tonight?',
    text: 'Call with heads, landing time and report time. We will come back with rooms and wheels together.',
  },
} satisfies ServicePageContent
