import { pictures } from './media.ts'
import type { Point, ServicePageContent, PlaceholderValue } from '#content/types.ts'

export const content = {
  slug: 'airline-representation',
  promise:
    'We represent airlines and supervise their stations at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), with liaison, invoice checks and reports.',
  fact: { label: 'Station', value: 'KWI\u00A0/\u00A0OKKK · UTC+3' },
  picture: pictures['airline-representation'],
  arrange: [
    {
      title: 'Station supervision',
      text: 'We check each turnaround against your standards and your ground-handling agreement (SGHA). The airport’s authorised providers do the work.',
    },
    {
      title: 'Authority liaison',
      text: 'We take permits, slots and schedule changes to the authority in your name and chase each request until there is an answer.',
    },
    {
      title: 'Provider liaison',
      text: 'Handling, fuel, catering and hotels deal with one desk that knows your contract.',
    },
    {
      title: 'Invoice checks',
      text: 'We compare charges with the departure report, line by line. Anything that does not match goes back with the evidence.',
    },
    {
      title: 'Reports',
      text: 'A departure report after each flight and a summary for the season: times, delays by IATA code, complaints, cost lines.',
    },
    {
      title: 'Disruption desk',
      text: 'Rooms and transport for passengers and crews, and draft messages for your control centre to approve.',
    },
    {
      title: 'Start-up support',
      text: 'For a new route: documents, provider proposals, station procedures and close attention to the first flight.',
    },
  ],
  steps: [
    {
      title: 'Scope',
      text: 'Tell us what your head office keeps and what it hands over. We write it down as a task list.',
    },
    {
      title: 'Set up',
      text: 'We put contacts, manuals, message addresses and providers in one station file.',
    },
    {
      title: 'Operate',
      text: 'Every flight has a named coordinator on duty. Exceptions reach your control centre as they happen.',
    },
    {
      title: 'Review',
      text: 'We compare reports and invoices at agreed intervals and correct the task list.',
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
    'Credit account wanted: yes or no',
  ],
  know: [
    {
      title: 'Permit first',
      text: 'Every flight needs a landing permit, scheduled or not. Stand and slot are requested with it, subject to approval.',
    },
    {
      title: 'Working week',
      text: 'The weekend is Friday and Saturday. Offices in Europe are open on Fridays and offices here are closed, so please send schedule changes by Thursday at 12:00 in Kuwait (09:00 UTC).',
    },
    {
      title: 'One time zone, no changes',
      text: 'Kuwait keeps UTC+3 all year. When your own clocks change, hotel and crew times here shift with the schedule, and we issue them again.',
    },
    {
      title: 'Summer schedules',
      text: 'Heat and dust cost payload and punctuality. Our reports record both for your planning.',
    },
  ],
  related: [
    {
      slug: 'ground-handling',
      reason: 'See what supervision means at the aircraft, task\u00a0by\u00a0task.',
    },
    {
      slug: 'cargo-flights',
      reason: 'Freighters and belly loads, with papers and loading in the same station file.',
    },
  ],
  contact: {
    plate: '/media/plate-airline-representation.svg',
    title: 'Looking for a representative?',
    text: 'From your schedule and your tasks we write a scope that you can put to your procurement team.',
  },
} satisfies ServicePageContent

export const flightTypes = {
  title: 'Flight types we support',
  items: [
    {
      title: 'Scheduled',
      text: 'Daily or weekly services, with station procedures and a report after each flight.',
    },
    {
      title: 'Commercial charter',
      text: 'Single flights and series, from programme approval to final invoice.',
    },
    {
      title: 'Private/VIP',
      text: 'Owner and guest flights, arranged with discretion.',
    },
    {
      title: 'Diplomatic',
      text: 'State and mission flights, coordinated with the embassy’s own clearance request.',
    },
    {
      title: 'Air ambulance',
      text: 'Patient transfers, taken before other work and coordinated with the hospital.',
    },
    {
      title: 'Cargo',
      text: 'Freighters and belly loads, with the papers checked before loading.',
    },
    {
      title: 'Military',
      text: 'Transport and transit flights, under clearances that their own authorities obtain.',
    },
  ],
}

export const credit = {
  title: 'Ground handling on credit',
  text: 'Approved accounts may settle ground handling after the flight, on terms agreed in writing. To open an account, we ask for company details, expected movements and an accounts contact. Without an account, payment is agreed flight by flight.',
} satisfies Point

export const report = {
  title: 'What you receive after each flight',
  lead: 'A departure report: what was planned, what happened and why, with the quantities and documents that your accounts department needs to check the invoice.',
  download: 'Specimen report (PDF, one page)',
}

export const agreement = {
  title: 'What we agree in writing',
  note: 'Before the first flight.',
  points: [
    {
      title: 'Services and stations',
      text: 'The services agreed, listed in Annex B by section of SGHA Annex A (2023 edition), for Kuwait.',
    },
    {
      title: 'Contacts',
      text: 'Who answers: the coordinator on shift, by phone and at the addresses in the station file.',
    },
    {
      title: 'Reporting',
      text: 'Which reports you receive, when they are due, and to whom they go.',
    },
    {
      title: 'Urgent matters',
      text: 'What is reported at once, to whom, and who decides when your first contact does not answer.',
    },
    {
      title: 'Invoices',
      text: 'Invoicing on credit for approved accounts, the documents behind each line, and how a line is disputed.',
    },
    {
      title: 'Termination',
      text: 'Notice, and what happens to flights that are already arranged.',
    },
  ],
}

export const onRequest = {
  title: 'What we send on request',
  points: [
    { title: 'Trade licence', text: 'A copy, with the registered name and number.' },
    { title: 'Insurance certificate', text: 'The cover in force, with its limits and dates.' },
    { title: 'Bank details', text: 'On letterhead. Please confirm them by phone.' },
    { title: 'Draft Annex B', text: 'Filled in with the tasks that you send us.' },
  ],
}

/** The owner confirms that each of these can be sent. @public */
export const placeholders = [
  { description: 'Terms of notice, for the owner to confirm', path: 'agreement.points.5' },
  { description: 'Trade licence, for the owner to confirm', path: 'onRequest.points.0' },
  { description: 'Insurance certificate, for the owner to confirm', path: 'onRequest.points.1' },
  { description: 'Bank details, for the owner to confirm', path: 'onRequest.points.2' },
] satisfies readonly PlaceholderValue[]

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  { description: 'Charges compared line by line', path: 'content.arrange.3.text' },
  { description: 'A summary for the season', path: 'content.arrange.4.text' },
] satisfies readonly PlaceholderValue[]
