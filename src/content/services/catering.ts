import { catering as cateringPicture } from '../media/catering.ts'
import type { ServicePageContent } from '../types.ts'

export const content = {
  slug: 'catering',
  name: 'Catering',
  promise:
    'We order crew and passenger meals for departures from Kuwait, portioned for your galley and kept cold until the aircraft door.',
  fact: { label: 'Summer apron', value: 'above 50 °C' },
  picture: cateringPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Crew meals',
        text: 'Hot or cold, boxed or trayed, with different dishes for the two pilots if your manual asks for it.',
      },
      {
        title: 'Passenger meals',
        text: 'From snack boxes for a shuttle to a multi-course service, counted by leg and labelled by seat.',
      },
      {
        title: 'VIP menus',
        text: 'We send choices to the flight attendant, take the notes and return a menu with plating instructions.',
      },
      {
        title: 'Dietary and religious needs',
        text: 'Stated per passenger, repeated on the order and marked on the tray.',
      },
      {
        title: 'Allergens in writing',
        text: 'The caterer lists allergens for each dish. You have the list before loading.',
      },
      {
        title: 'Galley and oven fit',
        text: 'Portions and containers follow your oven inserts, trolley size and chiller space.',
      },
      {
        title: 'Cold chain',
        text: 'Chilled transport, ice and dry ice arranged, and delivery timed close to boarding.',
      },
      {
        title: 'Extras and return items',
        text: 'Newspapers, flowers, linen, crockery wash and return: listed on the order so that none stays behind.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Ask',
        text: 'You send numbers, diets and galley details. A photograph of the oven helps more than its part number.',
      },
      {
        title: 'Choose',
        text: 'We return a menu with allergens. You strike out, add, approve.',
      },
      {
        title: 'Load',
        text: 'The order is counted against your sheet, then delivered to the aircraft at the agreed time.',
      },
      {
        title: 'Adjust',
        text: 'Late passenger, longer leg, delay on the stand: we amend or replace what the heat would spoil.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Aircraft registration and type',
      'ETD in UTC, and the time you want delivery',
      'Passengers and crew to cater, by leg',
      'Meal type and service order, with sector length',
      'Dietary, medical and religious needs, per person',
      'Allergies, with severity',
      'Oven type, inserts and tray or container sizes',
      'Chiller, ice and dry ice needs',
      'Crockery: yours, disposable or to be washed and returned',
      'Cabin crew contact for menu questions',
      'Name for the invoice',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Heat decides the timing',
        text: 'With the apron above 50 °C, food waits in the chilled vehicle, and loading is fixed to the real boarding time.',
      },
      {
        title: 'Cool the galley first',
        text: 'Ask for ground power and cooling ahead of catering. A hot chiller undoes a cold delivery.',
      },
      {
        title: 'Weekend orders',
        text: 'Friday and Saturday are the weekend. Unusual ingredients for those days need asking for by midweek.',
      },
      {
        title: 'Delays and disposal',
        text: 'If departure slips in summer, we ask whether to hold or replace. The answer is noted, with the time.',
      },
    ],
  },
  related: [
    {
      slug: 'ground-handling',
      reason: 'Power, cooling and galley access are set on the same turnaround brief.',
    },
    {
      slug: 'private-jets-charter',
      reason: 'A VIP menu is usually one line in a longer list. Give us the whole list.',
    },
  ],
  contact: {
    title: 'Feeding a flight from Kuwait?',
    text: 'Send the passenger count and the oven size. We will answer with a menu and its allergens.',
  },
} satisfies ServicePageContent
