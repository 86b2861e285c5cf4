import { bannerContact } from './media/bannerContact.ts'
import type { PictureData, Point } from './types.ts'

export const banner = {
  title: 'Contact Us',
  lead: 'The operations desk in Farwaniya, Kuwait, is open 24/7. If an aircraft is moving today, call; otherwise write below.',
  picture: bannerContact,
} satisfies { title: string; lead: string; picture: PictureData }

export const form = {
  title: 'Write to the desk',
  intro:
    'A registration, a route and times in UTC are enough to start. Name, email and message are required.',
  name: { label: 'Name', hint: 'So that we know whom to answer.' },
  email: {
    label: 'Email',
    hint: 'A shared desk address is fine.',
    placeholder: 'ops@your-company.example',
  },
  phone: {
    label: 'Phone',
    hint: 'Optional. Pick the country, then type the number.',
    country: 'Country',
    change: 'Change country',
    search: 'Search countries',
    noCountry: 'No country found',
  },
  message: {
    label: 'Message',
    hint: 'What is flying, when, and what it needs.',
    placeholder: 'Registration, type, route, ETA and ETD in UTC, services needed',
  },
  submit: 'Send message',
  sending: 'Sending…',
  privacy:
    'Your name, e-mail address, message and phone number (if you give one) go to our operations desk through an e-mail delivery provider, so that we can answer you. Nothing else is sent and nothing tracks you here. Please leave passport scans and medical records out of this form: we will agree with you how to send them.',
  noScript:
    'This form needs JavaScript. Without it, call the operations desk or send an e-mail; both reach the same people.',
  incomplete:
    'Part of this page did not arrive, and the form cannot send without it. Reload the page: what you typed stays.',
  reload: 'Reload the page',
  failure: {
    text: 'Your message has not left, and nothing you typed is lost. Send the same text by e-mail, or call the desk.',
    reload: 'Reload and keep the text',
    mail: 'Send it by e-mail',
    call: 'Call operations',
    subject: 'Message to Aero operations',
  },
}

/** The panel that turns the facts of a flight into lines of the message. */
export const composer = {
  title: 'Fill in the flight',
  lead: 'Registration, route, times in UTC: we write the lines for you.',
  notLoaded: 'This panel could not be loaded. The form below works without it.',
  heading: 'HANDLING REQUEST KWI / OKKK',
  here: 'OKKK',
  service: { label: 'Service' },
  noService: 'Several, or not sure',
  registration: { label: 'Registration', placeholder: '9K-ABC' },
  type: { label: 'Aircraft type', placeholder: 'GLF6' },
  mtow: { label: 'MTOW', placeholder: '45,000 kg' },
  from: { label: 'From, ICAO', placeholder: 'OMDB' },
  to: { label: 'To, ICAO', placeholder: 'EGLL' },
  eta: { label: 'ETA, UTC', placeholder: '21 NOV 0410' },
  etd: { label: 'ETD, UTC', placeholder: '21 NOV 0600' },
  passengers: { label: 'Passengers', placeholder: '4' },
  crew: { label: 'Crew', placeholder: '3' },
  needs: { label: 'What it needs', placeholder: 'Fuel and unit, catering, rooms, cars' },
  advice: {
    registration: 'Unusual. Fine if right.',
    mtow: 'Add the unit: kg, t or lb.',
    icao: 'Four letters, as OKKK.',
    time: 'Write it as 21 NOV 0410.',
    order: 'This is before the ETA.',
    count: 'A number is enough.',
  },
  add: 'Add to the text below',
  undo: 'Undo',
  added: 'Added. Your own words are untouched.',
  renewed: 'The lines were renewed.',
  undone: 'Undone.',
  nothing: 'Fill in at least one field first.',
}

export const toasts = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again later.',
} satisfies Record<string, string>

export const aside = {
  title: 'Reach the desk',
  phone: 'Phone',
  email: 'Operations e-mail',
  office: 'Office',
  hours: { label: 'Hours', value: '24/7' },
  localTime: 'Local time',
  utc: 'UTC',
  copyPhone: 'Copy phone number',
  copyEmail: 'Copy e-mail address',
  phoneCopied: 'Phone number copied',
  emailCopied: 'E-mail address copied',
  copyFailed: 'Copying was blocked by the browser',
  saveCard: 'Save contact card',
  whatsapp: 'WhatsApp',
  sita: 'SITA',
  aftn: 'AFTN',
}

export const next = {
  title: 'What happens next',
  items: [
    {
      title: 'A coordinator reads it',
      text: 'Your message arrives at the operations desk. Whoever is on duty opens a file for the flight and takes it on by name.',
    },
    {
      title: 'We ask for what is missing',
      text: 'One reply lists the documents and details still needed, and which approvals rest with the authority.',
    },
    {
      title: 'You get it in writing',
      text: 'Each arrangement is marked confirmed, requested or open. The list is sent again whenever something changes.',
    },
  ],
} satisfies { title: string; items: readonly Point[] }
