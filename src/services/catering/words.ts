import { cancellation } from '#content/navigation.ts'
import { IMPORT_BAN_ANCHOR } from '#content/paths.ts'
import { privatePapers } from '#content/shared.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'catering',
  promise:
    'We order in-flight catering for crews and passengers leaving Kuwait (KWI\u00A0/\u00A0OKKK): menus to your order, portioned for your galley, with allergens listed by the caterer.',
  arrange: {
    'Crew meals':
      'Hot or cold, boxed or trayed, with different dishes for the two pilots if your manual requires it.',
    'Passenger meals': 'From snack boxes to several courses, counted by leg and labelled by seat.',
    'VIP menus':
      'Choices go to the flight attendant; a menu comes back, with plating instructions.',
    'Dietary and religious needs':
      'Stated for each passenger, repeated on the order and marked on the tray.',
    // OWNER: confirm that the allergen list comes before loading
    Allergens: 'You receive the caterer’s list, dish by dish, before loading.',
    'Galley and oven fit': 'Portions and containers suit your oven inserts, trolleys and chiller.',
    'Cold chain':
      'It is the caterer’s. We arrange chilled transport, ice and dry ice, and a delivery close to boarding.',
    'Extras and return items':
      'Newspapers, flowers, linen, and crockery to be washed and returned.',
  },
  send: [
    'Aircraft registration and type',
    'ETD, and the delivery time you want, in UTC',
    'Passengers and crew to cater, by leg',
    'Meal type and service order, with sector length',
    'Dietary, medical and religious needs, by seat, without names',
    'Allergies, with severity',
    'Oven type, inserts and tray or container sizes',
    'Chiller, ice and dry ice needs',
    'Crockery: yours, disposable or to be returned',
    'Cabin crew contact for menu questions',
    'Name for the invoice',
  ],
  sendNote: privatePapers,
  know: {
    // OWNER: replace the notice for catering orders, a default
    'Order and changes': {
      text: 'Order at least 24 hours before departure; unusual ingredients for a weekend, by Wednesday noon in Kuwait (09:00 UTC). Our confirmation says until when changes are possible.',
      link: cancellation,
    },
    'Alcohol and pork': {
      anchor: IMPORT_BAN_ANCHOR,
      text: 'Neither may be imported into Kuwait. Keep bar stock sealed on board and tell us beforehand.',
    },
    'Cool the galley first':
      'Order ground power and cooling ahead of catering. If departure slips, we ask whether to hold or replace the food.',
  },
  related: {
    'ground-handling': 'Power, cooling and access to the galley.',
    'private-jets-charter': 'Permits, parking and cars.',
  },
  contact: {
    title: 'Catering a flight from Kuwait?',
    text: 'Send the passenger count and the oven type for a first menu.',
  },
} satisfies ServiceWords
