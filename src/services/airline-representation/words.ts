import { permitRule, timeAndWeekend } from '#content/navigation.ts'
import { pictures } from './pictures.ts'
import type { Point, ServiceWords } from '#content/types.ts'

export const content = {
  slug: 'airline-representation',
  promise:
    'We represent airlines and supervise their stations at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), with liaison, invoice checks and reports.',
  fact: { label: 'Station', value: 'KWI\u00A0/\u00A0OKKK · UTC+3' },
  picture: pictures['airline-representation'],
  arrange: [
    {
      title: 'Station supervision',
      text: 'We check each turnaround against your standards and your ground-handling agreement (SGHA).',
    },
    {
      title: 'Authority liaison',
      text: 'We take permits, slots and schedule changes to the authority in your name.',
    },
    {
      title: 'Provider liaison',
      text: 'Handling, fuel, catering and hotels deal with people who know your contract.',
    },
    // OWNER: confirm that charges are compared line by line
    {
      title: 'Invoice checks',
      text: 'Charges are compared with the departure report, line by line. What does not match goes back with the evidence.',
    },
    // OWNER: confirm a summary for the season
    {
      title: 'Reports',
      text: 'One after each flight, and a summary for the season.',
    },
    {
      title: 'Disruption desk',
      text: 'Rooms, transport, and draft messages for your control centre.',
    },
    {
      title: 'Start-up support',
      text: 'For a new route: documents, provider proposals, station procedures.',
    },
  ],
  steps: [
    {
      title: 'Scope',
      text: 'What your head office keeps and hands over, written down.',
    },
    {
      title: 'Set up',
      text: 'Contacts, manuals, message addresses and providers go into a station file.',
    },
    // OWNER: confirm a named coordinator on each flight
    {
      title: 'Operate',
      text: 'Every flight has a named coordinator.',
    },
    {
      title: 'Review',
      text: 'Reports and invoices are compared at agreed intervals, and the task list corrected.',
    },
  ],
  send: [
    'Airline name, designators and AOC',
    'Flight type and schedule, with days and times in UTC',
    'Aircraft types, registrations and MTOW',
    'Start date, and season or single flight',
    'Tasks wanted: supervision, liaison, invoices, reports',
    'Handling (SGHA), fuel and catering contracts in place',
    'Ground operations manual, or the pages that apply',
    'Report format, delay codes and addresses for messages',
    'Crew hotel and transport standards',
    'Aircraft documents, as for a permit',
    'Contacts in control, commercial and accounts',
  ],
  know: [
    {
      title: 'Fridays',
      text: 'Offices in Europe are open and offices here are closed: send schedule changes by Thursday noon in Kuwait (09:00 UTC).',
      link: timeAndWeekend,
    },
    {
      title: 'When your clocks change',
      text: 'Hotel and crew times here shift with the schedule, and we issue them again.',
    },
    {
      title: 'Scheduled flights',
      text: 'They need a landing permit too, with stand and slot.',
      link: permitRule,
    },
  ],
  related: [
    {
      slug: 'ground-handling',
      reason: 'Supervision at the aircraft, task\u00a0by\u00a0task.',
    },
    {
      slug: 'cargo-flights',
      reason: 'Freighters and belly loads.',
    },
  ],
  contact: {
    plate: '/media/plate-airline-representation.svg',
    title: 'Looking for a representative?',
    text: 'From your schedule and tasks we write a scope for your procurement team.',
  },
} satisfies ServiceWords

export const flightTypes = {
  title: 'Flight types we support',
  items: [
    {
      title: 'Scheduled',
      text: 'With station procedures.',
    },
    {
      title: 'Commercial charter',
      text: 'From programme approval to final invoice.',
    },
    {
      title: 'Private/VIP',
      text: 'Arranged with discretion.',
    },
    {
      title: 'Diplomatic',
      text: 'Beside the embassy’s own request.',
    },
    {
      title: 'Air ambulance',
      text: 'Coordinated with the hospital.',
    },
    {
      title: 'Cargo',
      text: 'Documents checked before loading.',
    },
    {
      title: 'Military',
      text: 'As state flights: the embassy sends the diplomatic note.',
    },
  ],
}

export const credit = {
  title: 'Ground handling on credit',
  text: 'Approved accounts settle ground handling after the flight, on agreed terms. To open one, send company details, expected movements and an accounts contact.',
} satisfies Point

export const report = {
  title: 'The report after each flight',
  lead: 'What was planned, what happened and why, with the figures that check the invoice.',
  download: 'Specimen report (PDF, one page)',
}

export const onRequest = {
  title: 'What we send on request',
  points: [
    // OWNER: confirm that you send the trade licence
    { title: 'Trade licence', text: 'With the registered name and number.' },
    // OWNER: confirm that you send the insurance certificate
    { title: 'Insurance certificate', text: 'With limits and dates.' },
    // OWNER: confirm that you send bank details
    { title: 'Bank details', text: 'On letterhead. Please confirm them by phone.' },
    { title: 'Draft Annex B', text: 'Filled in with your tasks.' },
  ],
}
