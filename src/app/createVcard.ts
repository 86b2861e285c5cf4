import { vcard as words } from '#content/contact.ts'
import { escapeText, formatLines } from './contentLines.ts'

export type CardFacts = {
  name: string
  legalName?: string
  registrationNumber?: string
  descriptor: string
  phone: { e164: string }
  email: string
  address: { street?: string; locality: string; country: string }
  whatsapp?: { e164: string }
}

/** @returns a vCard 3.0, the version that old phones and mail programs can import */
export function createVcard(facts: CardFacts, siteUrl: string): string {
  const { name, legalName, registrationNumber, descriptor, phone, email } = facts
  const { address, whatsapp } = facts
  const { street = '', locality, country } = address
  // No TITLE: it would be the title of a person.
  const note = registrationNumber
    ? `${descriptor}. ${words.registration(registrationNumber)}`
    : descriptor
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(words.name(name))}`,
    'N:;;;;',
    `ORG:${escapeText(legalName ?? name)}`,
    `TEL;TYPE=WORK,VOICE:${phone.e164}`,
    ...(whatsapp ? [`TEL;TYPE=CELL,MSG:${whatsapp.e164}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${[street, locality, '', '', country].map(escapeText).join(';')}`,
    `URL:${siteUrl}/`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ]
  return formatLines(lines)
}
