import { afterEach, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { Footer } from '#layout/Footer/Footer.tsx'
import { renderWithLinks } from '#ui/PageLink/renderWithLinks.tsx'
import { createStructuredData } from './createStructuredData.ts'

const footer = () => renderWithLinks(<Footer />)
const organization = () => JSON.stringify(createStructuredData('/contact-us'))

const registered = {
  legalName: 'Aero Services W.L.L.',
  registrationNumber: '12345',
  address: { ...company.address, street: 'Block 1, Street 2' },
}
const original = { ...company }

afterEach(() => {
  for (const name of ['legalName', 'registrationNumber'] as const) delete company[name]
  Object.assign(company, original)
})

test('the footer and the structured data omit details that are not set', () => {
  expect(footer()).toContain('>Farwaniya, Kuwait')
  expect(footer()).not.toContain('registration number')
  expect(organization()).not.toMatch(/legalName|"identifier":"\d|streetAddress/)
})

test('the footer and the structured data show legal name, registration number and street if set', () => {
  Object.assign(company, registered)
  expect(footer()).toContain('Block 1, Street 2, Farwaniya, Kuwait')
  expect(footer()).toContain('Aero Services W.L.L., registration number 12345')
  expect(organization()).toContain('"legalName":"Aero Services W.L.L."')
  expect(organization()).toContain('"identifier":"12345"')
  expect(organization()).toContain('"streetAddress":"Block 1, Street 2"')
})
