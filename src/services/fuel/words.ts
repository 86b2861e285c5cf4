import { pictures } from './media.ts'
import type { ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'fuel',
  promise:
    'We arrange jet fuel (Jet A-1) at Kuwait International Airport (KWI\u00A0/\u00A0OKKK) and Avgas by prior arrangement, time the delivery to your departure, and check the delivery note against your order.',
  fact: { label: 'Fuels', value: 'Jet A-1 · Avgas by prior arrangement' },
  picture: pictures.fuel,
  arrange: [
    {
      title: 'Fuel order',
      text: 'We confirm product, quantity and unit back to you, then place the order with the provider.',
    },
    {
      title: 'Delivery time',
      text: 'Planned around passengers, catering and your slot: on arrival or before departure, as you prefer.',
    },
    {
      title: 'Quote and payment',
      text: 'A quote names each tax and fee it includes. We pass on your own fuel release, or arrange credit or prepayment by agreement.',
    },
    {
      title: 'Uplift at the aircraft',
      text: 'The provider delivers the fuel. We note start, finish and quantity, and compare the quantity with the captain’s figure.',
    },
    {
      title: 'Delivery note',
      text: 'The crew signs the delivery note, also called the fuel ticket, and keeps a copy. We check its product, quantity, density and registration, and send it to the address you name.',
    },
    {
      title: 'Late changes',
      text: 'A new final figure, a longer wait or a defuelling enquiry goes to the provider at once. The answer comes to you.',
    },
    {
      title: 'Fuel figures in the report',
      text: 'Uplift, times and delivery note number go into the departure report. Your accounts team can match the invoice to it.',
    },
  ],
  steps: [
    {
      title: 'Order',
      text: 'Tell us product, quantity, unit and how the fuel will be paid for.',
    },
    {
      title: 'Agree',
      text: 'We arrange the supply, settle the delivery time and confirm both in writing.',
    },
    {
      title: 'Uplift',
      text: 'The crew gives the final figure. We pass it on and watch the delivery.',
    },
    {
      title: 'Check',
      text: 'We compare the delivery note with the order and send you a copy.',
    },
  ],
  send: [
    'Product: Jet A-1 or Avgas',
    'Estimated uplift, with unit (litres, US gallons or kilograms)',
    'Aircraft registration and type',
    'Operator name, and name for the invoice',
    'Call sign or flight number, and next destination',
    'ETA and ETD in UTC',
    'Fuel on arrival or before departure',
    'Fuel release reference or supplier, if you have one',
    'Payment: approved account or prepayment',
    'Who receives the delivery note, besides the crew',
    'Overwing or pressure fuelling, and any additive the manual requires',
  ],
  know: [
    {
      title: 'Avgas takes planning',
      text: 'It is supplied by prior arrangement and may come in drums. Ask before you file, and wait for our answer.',
    },
    {
      title: 'State the unit',
      text: 'A US gallon is 3.785 litres: an order in the wrong unit is almost four times out. We repeat the unit in every message and ask you to do the same.',
    },
    {
      title: 'Warm fuel weighs less',
      text: 'Fuel is less dense in summer, so full tanks hold less mass. For a long sector, plan by mass: we report the density of the current batch when you ask, and the delivery note confirms it.',
    },
    {
      title: 'Dust and fog delays',
      text: 'When visibility drops, departures bunch together. If a wait looks likely, we tell you as soon as we see it.',
    },
  ],
  related: [
    {
      slug: 'operations',
      reason: 'A fuel stop needs a landing permit too. Send one request for both.',
    },
    {
      slug: 'ground-handling',
      reason: 'We plan fuelling clear of boarding, catering and cabin cleaning.',
    },
  ],
  contact: {
    plate: '/media/plate-fuel.svg',
    title: 'Need fuel at KWI?',
    text: 'Call with registration, product and quantity. For Avgas, please call as early as you can.',
  },
} satisfies ServicePageContent

export const fuelsTitle = 'Fuel at Kuwait'

/** The list names no grade of Avgas, which is agreed with each order. */
export const fuels = [
  {
    name: 'Jet A-1',
    lead: 'For turbine aircraft, from light jets to freighters.',
    rows: [
      { label: 'Delivered by', value: 'The airport’s fuelling provider' },
      { label: 'Our part', value: 'Order, timing and delivery note check' },
      { label: 'Quantity', value: 'In kilograms, litres or US gallons' },
      { label: 'Payment', value: 'Credit or prepayment by agreement' },
    ],
  },
  {
    name: 'Avgas',
    lead: 'For piston aircraft on delivery, ferry or survey flights.',
    rows: [
      { label: 'Delivered', value: 'By prior arrangement; may come in drums' },
      { label: 'Our part', value: 'Sourcing, timing and delivery note check' },
      { label: 'Notice', value: 'Before you file; wait for our answer' },
      { label: 'Quantity', value: 'In litres or US gallons' },
    ],
  },
]
