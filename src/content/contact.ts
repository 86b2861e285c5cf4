import { company } from './company.ts'
import { delivery } from './privacy.ts'
import { terms } from './shared.ts'
import { pictures } from './pictures/contact.ts'

export const banner = {
  title: 'Contact Us',
  lead: `The operations desk in ${company.address.locality}, ${company.address.country}, is open 24/7. If your flight is today or already airborne, please call. For anything else, call, email or write below.`,
  picture: pictures['banner-contact'],
}

export const form = {
  title: 'Write to the desk',
  intro:
    'A registration, a route and times in UTC are enough to start. Name, email and message are required.',
  urgent: 'Flying today, or already airborne?',
  name: { label: 'Name', hint: 'So we know who to reply to.' },
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
    cut: 'One number, please. Put an extension in the message.',
    impossible: 'This is not a valid number for that country.',
  },
  message: {
    label: 'Message',
    hint: 'Which flight, when, and what it needs.',
    placeholder: 'Registration, type, route, ETA and ETD in UTC, services needed',
  },
  errors: {
    name: 'Name is required',
    email: 'Email is required',
    invalidEmail: 'Invalid email address',
    shortPhone: 'Phone number is too short',
    longPhone: 'Phone number is too long',
    message: 'Message is required',
    longMessage: 'Message is too long',
  },
  attachments: { title: 'Attached to your message', remove: 'Remove' },
  submit: 'Send message',
  loading: 'The form is loading. You can also call or write:',
  sent: {
    /** @param time such as `2105Z 27 NOV` */
    stamp: (time: string) => `SENT ${time}`,
    attachments: (count: number) => (count === 1 ? '1 attachment' : `${count} attachments`),
    reply: 'a coordinator will reply',
    call: 'Call',
  },
  printed: 'Your message, as typed',
  sending: 'Sending…',
  locked: 'Your message is being sent. You can change the fields again when that is done.',
  privacy: `${delivery} Until you send it, the draft stays in this browser tab. Please send passports, medical papers and guest lists neither through this form nor by plain email, but as ${terms.privateDocuments}.`,
  noScript:
    'This form needs JavaScript. Please call or email the operations desk instead: both reach the same people.',
  failure: {
    text: 'We could not confirm that your message was sent. What you typed is kept. To be sure it reaches us, send the same text by email or call the desk.',
    /** Shown after a timeout: sending again would not help. */
    noAnswer:
      'No answer came in time, so your message may have reached us all the same. What you typed is kept. Before you send it again, please ask the desk by email or phone.',
    mail: 'Send it by email',
    call: 'Call operations',
    subject: `Message to ${company.name} operations`,
    cut: '[The email has the beginning. Please copy the rest from the form.]',
  },
}

export const flightPanel = {
  title: 'Fill in the flight',
  lead: 'Enter the registration, route and times in UTC. They are attached to your message.',
  heading: 'HANDLING REQUEST KWI / OKKK',
  handlingAirport: 'OKKK',
  /** The label of each fact in the message, at most eight letters. */
  lines: {
    service: 'SERVICE',
    operator: 'OPR',
    callSign: 'FLIGHT',
    registration: 'REG',
    type: 'TYPE',
    mtow: 'MTOW',
    purpose: 'PURPOSE',
    route: 'ROUTE',
    eta: 'ETA UTC',
    etd: 'ETD UTC',
    passengers: 'PAX',
    crew: 'CREW',
    needs: 'NEEDS',
  },
  service: { label: 'Service' },
  noService: 'Several, or not sure',
  operator: { label: 'Operator', placeholder: 'Airline or company' },
  callSign: { label: 'Call sign or flight number', placeholder: '9KABC' },
  registration: { label: 'Registration', placeholder: '9K-ABC' },
  type: { label: 'Aircraft type', placeholder: 'GLF6' },
  mtow: { label: 'MTOW', placeholder: '45,000 kg' },
  purpose: { label: 'Purpose', placeholder: 'Private flight' },
  from: { label: 'Arriving from, ICAO', placeholder: 'OMDB' },
  to: { label: 'Departing to, ICAO', placeholder: 'EGLL' },
  eta: { label: 'ETA Kuwait, UTC', placeholder: '21 NOV 0410Z' },
  etd: { label: 'ETD Kuwait, UTC', placeholder: '21 NOV 0600Z' },
  passengers: { label: 'Passengers', placeholder: '4' },
  crew: { label: 'Crew', placeholder: '3' },
  needs: { label: 'What it needs', placeholder: 'Fuel and unit, catering, rooms, cars' },
  advice: {
    registration: 'Is this right? If so, leave it.',
    mtow: 'Add the unit: kg, t or lb.',
    icao: 'Four letters, such as OKKK.',
    time: 'In UTC, such as 21 NOV 0410Z.',
    count: 'A number is enough.',
  },
}

export const toasts = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again later.',
} satisfies Record<string, string>

export const contactCard = {
  title: 'Reach the desk',
  // OWNER: confirm that email is read round the clock
  urgent: 'Email is read round the clock.',
  phone: 'Phone',
  email: 'Operations email',
  office: 'Office',
  legalName: 'Registered name',
  registrationNumber: 'Registration number',
  approval: 'Approval by the authority',
  insurance: 'Insurance limits',
  payment: 'How we are paid',
  generalTerms: 'General terms',
  hours: 'Hours',
  localTime: 'Kuwait time',
  utc: 'UTC',
  copyPhone: 'Copy phone number',
  copyEmail: 'Copy email address',
  phoneCopied: 'Phone number copied',
  emailCopied: 'Email address copied',
  saveCard: 'Save contact card',
  whatsapp: 'WhatsApp',
  sita: 'SITA',
  aftn: 'AFTN',
}

/** The name and the note in the contact file (vCard) that a visitor saves. */
export const vcard = {
  name: (companyName: string) => `${companyName}, operations desk`,
  registration: (number: string) => `Registration number ${number}`,
}

export const next = {
  title: 'What we do next',
  items: {
    'A coordinator reads it':
      'Your message reaches the operations desk. The coordinator on duty opens a file for the flight and gives you a name to ask for.',
    'We ask for what is missing':
      'Our reply lists the documents and details still needed, and says which approvals rest with the authority.',
    'You receive the answers':
      'Each arrangement is marked confirmed, requested, refused or not sent. You receive an updated list whenever something changes.',
  },
}
