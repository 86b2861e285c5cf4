import { afterEach, beforeEach, expect, test } from 'vitest'
import { company, procurementFacts } from '#content/company.ts'
import { Footer } from '#layout/Footer/Footer.tsx'
import { ContactCard } from '#pages/contact/ContactCard.tsx'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { createStructuredData } from './document/createStructuredData.ts'

const card = () => renderWithLinks(<ContactCard />)

/** What each place shows of the optional details, and only of them. */
const places: [place: string, show: () => string, details: string[]][] = [
  [
    'the footer',
    () => renderWithLinks(<Footer />),
    ['Block 1, Street 2, Farwaniya', 'Aero Services W.L.L., ', 'registration number', '12345'],
  ],
  [
    'the structured data',
    () => JSON.stringify(createStructuredData('/contact-us')),
    [
      '"legalName":"Aero Services W.L.L."',
      '"identifier":"12345"',
      '"streetAddress":"Block 1, Street 2"',
    ],
  ],
  [
    'the contact card',
    card,
    ['>Block 1, Street 2, Farwaniya, Kuwait<', 'Registered name', 'Aero Services W.L.L.', '12345'],
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
  for (const name of procurementFacts) delete company[name]
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

test.each(places)('%s shows optional details only if they are set', (_place, show, details) => {
  for (const detail of details) expect(show()).not.toContain(detail)
  Object.assign(company, {
    legalName: 'Aero Services W.L.L.',
    registrationNumber: '12345',
    address: { ...address, street: 'Block 1, Street 2' },
  })
  for (const detail of details) expect(show()).toContain(detail)
})

test.each(procurementFacts)('the contact card shows %s once it is set', (name) => {
  expect(card()).not.toContain('https://aero.example/set')
  company[name] = 'https://aero.example/set'
  expect(card()).toContain('>https://aero.example/set<')
})
