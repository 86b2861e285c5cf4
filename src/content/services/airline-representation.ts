import { airlineRepresentation as representationPicture } from '../media/airlineRepresentation.ts'
import type { Point, ServicePageContent } from '../types.ts'

export const content = {
  slug: 'airline-representation',
  name: 'Airline Representation',
  promise:
    'We stand in for airlines and operators at Kuwait International Airport: supervision, liaison, invoice checks and reports.',
  fact: { label: 'Station', value: 'KWI / OKKK · UTC+3' },
  picture: representationPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Station supervision',
        text: 'Each turnaround followed against your service standards, with the airport’s authorised providers doing the work.',
      },
      {
        title: 'Authority liaison',
        text: 'Permits, slots and schedule changes taken to the authority in your name and tracked to an answer.',
      },
      {
        title: 'Provider liaison',
        text: 'Handling, fuel, catering and hotels hear from one desk, which knows what your contract says.',
      },
      {
        title: 'Invoice checks',
        text: 'Charges compared with the flight report, line by line. What does not match goes back with the evidence.',
      },
      {
        title: 'Reports',
        text: 'A report after each flight and a summary for the season: times, delays, causes, complaints, cost lines.',
      },
      {
        title: 'Disruption desk',
        text: 'Passengers rebooked or housed, crews rested, messages drafted for your control centre to approve.',
      },
      {
        title: 'Start-up support',
        text: 'For a new route: documents, provider proposals, station procedures and a first flight watched closely.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Scope',
        text: 'You tell us what your head office keeps and what it hands over. We write it down as a task list.',
      },
      {
        title: 'Set up',
        text: 'Contacts, manuals, message addresses and providers are put in one station file.',
      },
      {
        title: 'Operate',
        text: 'Every flight has a coordinator. Exceptions reach your control centre as they happen.',
      },
      {
        title: 'Review',
        text: 'Reports and invoices are compared at agreed intervals, and the task list is corrected.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Airline name, designators and AOC',
      'Flight type and schedule, with days and times in UTC',
      'Aircraft types, registrations and MTOW',
      'Start date, and season or single flight',
      'Tasks wanted: supervision, liaison, invoices, reports',
      'Handling, fuel and catering contracts already in place',
      'Ground operations manual, or the pages that apply',
      'Report format and addresses for messages',
      'Crew hotel and transport standards',
      'Certificates of registration and airworthiness, noise certificate, radio licence, insurance',
      'Contacts in control, commercial and accounts',
      'Credit account wanted: yes or no',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Permit first',
        text: 'A landing permit is needed for every flight, scheduled or not. Stand and slot run alongside it, subject to the authority’s approval.',
      },
      {
        title: 'Working week',
        text: 'The weekend is Friday and Saturday. A European Friday afternoon is already Kuwait’s weekend, so schedule changes go in by Thursday.',
      },
      {
        title: 'One time zone, no changes',
        text: 'Kuwait keeps UTC+3 all year. When your own clocks move in spring or autumn, hotel and crew times here shift with the schedule, so we reissue them.',
      },
      {
        title: 'Summer schedules',
        text: 'Heat above 50 °C and dust cost payload and punctuality. We note both in the reports, so that planning can use them.',
      },
    ],
  },
  related: [
    {
      slug: 'ground-handling',
      reason: 'What supervision means at the aircraft, task by task.',
    },
    {
      slug: 'cargo-flights',
      reason: 'Freighters and belly loads, with papers and loading under the same station file.',
    },
  ],
  contact: {
    title: 'Need someone at Kuwait?',
    text: 'Send the schedule and the tasks. We will answer with a scope that you can put before your accounts department.',
  },
} satisfies ServicePageContent

export const flightTypes = {
  title: 'Flights we represent',
  items: [
    {
      title: 'Scheduled',
      text: 'Daily or weekly services, with station procedures and a report after each flight.',
    },
    {
      title: 'Commercial charter',
      text: 'Single flights and series, from programme approval to the last invoice.',
    },
    {
      title: 'Private/VIP',
      text: 'Owner and guest flights, handled on a need-to-know basis.',
    },
    {
      title: 'Diplomatic',
      text: 'State and mission flights, coordinated with the embassy’s own clearance request.',
    },
    {
      title: 'Air ambulance',
      text: 'Patient transfers, put ahead of other work and lined up with the hospital.',
    },
    {
      title: 'Cargo',
      text: 'Freighters and belly loads, with papers read before the pallets move.',
    },
    {
      title: 'Military',
      text: 'Transport and transit flights under the clearances their own authorities obtain.',
    },
  ],
} satisfies { title: string; items: readonly Point[] }

export const credit = {
  title: 'Ground handling on credit',
  text: 'Approved accounts may settle ground handling after the flight, on terms agreed in writing. We ask for company details, expected movements and an accounts contact before an account is opened. Without an account, payment is agreed flight by flight.',
} satisfies Point
