import { afterEach, beforeEach, expect, test } from 'vitest'
import { company, procurementFacts } from '#content/company.ts'
import { Footer } from '#layout/Footer/Footer.tsx'
import { ContactCard } from '#pages/contact/ContactCard.tsx'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { createVcard } from './createVcard.ts'
import { createStructuredData } from './document/createStructuredData.ts'

const card = () => renderWithLinks(<ContactCard />)

/** Where each optional detail of the company is shown. */
const places: [place: string, show: () => string, details: string[], absent: RegExp][] = [
  [
    'the footer',
    () => renderWithLinks(<Footer />),
    ['Block 1, Street 2, Farwaniya, Kuwait', 'Aero Services W.L.L., registration number 12345'],
    /registration number/,
  ],
  [
    'the structured data',
    () => JSON.stringify(createStructuredData('/contact-us')),
    [
      '"legalName":"Aero Services W.L.L."',
      '"identifier":"12345"',
      '"streetAddress":"Block 1, Street 2"',
    ],
    /legalName|"identifier":"\d|streetAddress/,
  ],
  [
    'the contact card',
    card,
    ['>Block 1, Street 2, Farwaniya, Kuwait<', 'Aero Services W.L.L.', '12345'],
    /Registered name/,
  ],
  [
    'the vCard',
    () => createVcard(company, ''),
    [
      'ORG:Aero Services W.L.L.\r\n',
      'NOTE:Aviation services\\, Kuwait. Registration number 12345\r\n',
      'ADR;TYPE=WORK:;;Block 1\\, Street 2;Farwaniya;;;Kuwait\r\n',
      'MSG:+96550000000\r\n',
    ],
    /Registration|MSG/,
  ],
]

const address = {
  display: 'Farwaniya, Kuwait',
  locality: 'Farwaniya',
  country: 'Kuwait',
  countryCode: 'KW',
}
const original = { ...company }
const unset = () => {
  for (const name of ['legalName', 'registrationNumber', 'whatsapp', ...procurementFacts] as const)
    delete company[name]
}
// The test sets its own values, whatever the owner has set.
beforeEach(() => {
  unset()
  company.address = address
})
afterEach(() => {
  unset()
  Object.assign(company, original)
})

test.each(places)(
  '%s shows optional details only if they are set',
  (_place, show, details, absent) => {
    expect(show()).toContain('Farwaniya')
    expect(show()).not.toMatch(absent)
    Object.assign(company, {
      legalName: 'Aero Services W.L.L.',
      registrationNumber: '12345',
      whatsapp: { display: '+965 5000 0000', e164: '+96550000000' },
      address: { ...address, street: 'Block 1, Street 2' },
    })
    for (const detail of details) expect(show()).toContain(detail)
  },
)

test.each(procurementFacts)('the contact card shows %s once it is set', (name) => {
  expect(card()).not.toContain('https://aero.example/set')
  company[name] = 'https://aero.example/set'
  expect(card()).toContain('>https://aero.example/set<')
})
