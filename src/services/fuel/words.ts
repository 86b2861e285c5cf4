import { heatDustAndFog } from '#content/navigation.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'fuel',
  promise:
    'We arrange jet fuel (Jet A-1) at Kuwait International Airport (KWI\u00A0/\u00A0OKKK) and Avgas by prior arrangement, time the delivery to your departure, and check the delivery note against your order.',
  arrange: {
    'Fuel order':
      'We repeat product, quantity and unit to you, then place the order with the provider.',
    'Delivery time': 'On arrival or before departure, planned around passengers and catering.',
    'Quote and payment':
      'A quote names each tax and fee it includes. We pass on your own fuel release, or arrange credit or prepayment.',
    'Uplift at the aircraft':
      'The provider delivers. We note start, finish and quantity, and compare it with the captain’s figure.',
    'Delivery note':
      'The crew signs the delivery note, also called the fuel ticket. We check product, quantity, density and registration, and send you a copy.',
    'Late changes':
      'We pass a new figure, a longer wait or a defuelling enquiry to the provider, and the answer to you.',
  },
  send: [
    'Product: Jet A-1 or Avgas',
    'Estimated uplift, with unit (litres, US gallons or kilograms)',
    'Aircraft registration and type',
    'Operator name, and name for the invoice',
    'Call sign or flight number, and next destination',
    'ETA and ETD in UTC',
    'Fuel on arrival or before departure',
    'Fuel release reference or supplier, if any',
    'Payment: approved account or prepayment',
    'Who receives the delivery note, besides the crew',
    'Overwing or pressure fuelling, and any additive',
  ],
  know: {
    // OWNER: confirm a first reply with the fuel available
    Supply: {
      text: 'Depots of the airport’s supplier, the Kuwait Aviation Fuelling Company (KAFCO), were hit on 8\u00a0March and 1\u00a0April. Ask before you plan an uplift, and tanker if you can. We tell you what is available today.',
      source: 'WAM, 8 March 2026; KUNA, 1 April 2026',
      asOf: '2026-04-01',
    },
    'State the unit':
      'Litres taken for US gallons are wrong by a factor of 3.785. We repeat the unit in every message.',
    'Warm fuel weighs less': {
      text: 'Full tanks hold less mass in summer. For a long sector, plan by mass; we report today’s density.',
      link: heatDustAndFog,
    },
  },
  related: {
    operations: 'A fuel stop needs a permit too.',
    'ground-handling': 'Fuelling clear of boarding and catering.',
  },
  contact: {
    title: 'Need fuel at KWI?',
    text: 'Call with registration, product and quantity; for Avgas, as early as you can.',
  },
} satisfies ServiceWords

export const fuelsTitle = 'Fuel at Kuwait'

export const fuels = [
  {
    name: 'Jet A-1',
    lead: 'For turbine aircraft, from light jets to freighters.',
    rows: [
      { label: 'Delivered by', value: 'The airport’s fuelling provider' },
      { label: 'Ordered in', value: 'Kilograms, litres or US gallons' },
      { label: 'Payment', value: 'Credit or prepayment by agreement' },
    ],
  },
  {
    name: 'Avgas',
    lead: 'For piston aircraft on delivery, ferry or survey flights.',
    rows: [
      // OWNER: confirm Avgas in drums (a ferry pilot, 2025)
      {
        label: 'Delivered',
        value: 'By prior arrangement, in drums of 200\u00a0litres or 55\u00a0US gallons',
      },
      { label: 'Ordered in', value: 'Whole drums; not all of each can be pumped out' },
      {
        label: 'Before you file',
        value: 'Ask for drum size, pump and grade, and wait for our answer',
      },
    ],
  },
]
