import { alcoholAndPork, terms } from '#content/shared.ts'
import { pictures } from './media.ts'
import type { PlaceholderValue, ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'catering',
  promise:
    'We order in-flight catering for crews and passengers leaving Kuwait (KWI\u00A0/\u00A0OKKK): menus to your order, portioned for your galley, with allergens requested in writing from the caterer.',
  fact: { label: 'In writing', value: 'Allergens, dish by dish' },
  picture: pictures.catering,
  arrange: [
    {
      title: 'Crew meals',
      text: 'Hot or cold, boxed or trayed, with different dishes for the two pilots if your manual requires it.',
    },
    {
      title: 'Passenger meals',
      text: 'From snack boxes for a shuttle to a meal of several courses, counted by leg and labelled by seat.',
    },
    {
      title: 'VIP menus',
      text: 'We send choices to the flight attendant, note the preferences, and return a menu with plating instructions.',
    },
    {
      title: 'Dietary and religious needs',
      text: 'Stated for each passenger, repeated on the order and marked on the tray.',
    },
    {
      title: 'Allergens in writing',
      text: 'We request the allergens of each dish in writing from the caterer, and send you the list before loading.',
    },
    {
      title: 'Galley and oven fit',
      text: 'Portions and containers are ordered to suit your oven inserts, trolley size and chiller space.',
    },
    {
      title: 'Cold chain',
      text: 'The caterer is responsible for the cold chain. We arrange chilled transport, ice and dry ice, and plan delivery close to boarding.',
    },
    {
      title: 'Extras and return items',
      text: 'Newspapers, flowers, linen, and crockery to be washed and returned. Each item is listed on the order.',
    },
  ],
  steps: [
    {
      title: 'Ask',
      text: 'Send numbers, diets and galley details. A photograph of the oven is more useful than its part number.',
    },
    {
      title: 'Choose',
      text: 'We return a menu with its allergens. Change whatever you like, then approve it.',
    },
    {
      title: 'Load',
      text: 'We check the order against your sheet and its delivery to the aircraft against the agreed time.',
    },
    {
      title: 'Adjust',
      text: 'If a passenger joins late or the departure slips, we ask the caterer to amend the order or replace what heat would spoil.',
    },
  ],
  send: [
    'Aircraft registration and type',
    'ETD, and the delivery time you want, in UTC',
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
  know: [
    {
      title: 'Order and changes',
      text: `Please order ${terms.cateringOrder}. Changes are possible until the caterer begins production. Our confirmation says when that is.`,
    },
    {
      title: 'Weekend orders',
      text: 'Friday and Saturday are the weekend. For unusual ingredients on those days, please ask by Wednesday at 12:00 in Kuwait (09:00 UTC).',
    },
    alcoholAndPork,
    {
      title: 'Heat decides the timing',
      text: 'In summer, food waits in the chilled vehicle until shortly before boarding. If departure slips, we ask you whether to hold or replace it.',
    },
    {
      title: 'Cool the galley first',
      text: 'Ask for ground power and cooling ahead of catering. Chilled food then goes into a cool galley.',
    },
  ],
  related: [
    {
      slug: 'ground-handling',
      reason: 'Power, cooling and galley access are planned on the same turnaround brief.',
    },
    {
      slug: 'private-jets-charter',
      reason: 'A VIP menu is usually one line of a longer request. Send us the whole request.',
    },
  ],
  contact: {
    plate: '/media/plate-catering.svg',
    title: 'Catering a flight from Kuwait?',
    text: 'The passenger count and the oven type are enough for a first menu, with its allergens.',
  },
} satisfies ServicePageContent

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  {
    description: 'Allergens requested in writing and sent before loading',
    path: 'content.arrange.4.text',
  },
] satisfies readonly PlaceholderValue[]
