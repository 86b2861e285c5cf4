import { permitRule, timeAndWeekend } from '#content/navigation.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'airline-representation',
  promise:
    'We represent airlines and supervise their stations at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), with liaison, invoice checks and reports.',
  arrange: {
    'Station supervision':
      'We check each turnaround against your standards and your ground-handling agreement (SGHA).',
    'Authority liaison':
      'We take permits, slots and schedule changes to the authority in your name.',
    'Provider liaison':
      'Handling, fuel, catering and hotels deal with people who know your contract.',
    // OWNER: confirm that charges are compared line by line
    'Invoice checks':
      'Charges are compared with the departure report, line by line. What does not match goes back with the evidence.',
    // OWNER: confirm a summary for the season
    Reports: 'One after each flight, and a summary for the season.',
    'Disruption desk': 'Rooms, transport, and draft messages for your control centre.',
    'Start-up support': 'For a new route: documents, provider proposals, station procedures.',
  },
  steps: {
    Scope: 'What your head office keeps and hands over, written down.',
    'Set up': 'Contacts, manuals, message addresses and providers go into a station file.',
    // OWNER: confirm a named coordinator on each flight
    Operate: 'Every flight has a named coordinator.',
    Review: 'Reports and invoices are compared at agreed intervals, and the task list corrected.',
  },
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
  know: {
    Fridays: {
      text: 'Offices in Europe are open and offices here are closed: send schedule changes by Thursday noon in Kuwait (09:00 UTC).',
      link: timeAndWeekend,
    },
    'When your clocks change':
      'Hotel and crew times here shift with the schedule, and we issue them again.',
    'Scheduled flights': {
      text: 'They need a landing permit too, with stand and slot.',
      link: permitRule,
    },
  },
  related: {
    'ground-handling': 'Supervision at the aircraft, task\u00a0by\u00a0task.',
    'cargo-flights': 'Freighters and belly loads.',
  },
  contact: {
    title: 'Looking for a representative?',
    text: 'From your schedule and tasks we write a scope for your procurement team.',
  },
} satisfies ServiceWords

export const flightTypes = {
  title: 'Flight types we support',
  items: {
    Scheduled: 'With station procedures.',
    'Commercial charter': 'From programme approval to final invoice.',
    'Private/VIP': 'Arranged with discretion.',
    Diplomatic: 'Alongside the embassy’s own request.',
    'Air ambulance': 'Coordinated with the hospital.',
    Cargo: 'Documents checked before loading.',
    Military: 'As state flights: the embassy sends the diplomatic note.',
  },
}

export const report = {
  title: 'The report after each flight',
  lead: 'What was planned, what happened and why, with the figures that check the invoice.',
  download: 'Specimen report (PDF, one page)',
}

export const onRequest = {
  title: 'What we send on request',
  points: {
    // OWNER: confirm that you send the trade licence
    'Trade licence': 'With the registered name and number.',
    // OWNER: confirm that you send the insurance certificate
    'Insurance certificate': 'With limits and dates.',
    // OWNER: confirm that you send bank details
    'Bank details': 'On letterhead. Please confirm them by phone.',
    'Draft Annex B': 'Filled in with your tasks.',
    'Ground handling on credit':
      'Approved accounts settle ground handling after the flight, on agreed terms. To open one, send company details, expected movements and an accounts contact.',
  },
}
