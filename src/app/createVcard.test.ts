import { expect, test } from 'vitest'
import { type CardFacts, createVcard } from './createVcard.ts'

const company: CardFacts = {
  name: 'Aero',
  descriptor: 'Aviation services, Kuwait',
  phone: { e164: '+96520000000' },
  email: 'operations@aero.example',
  address: { locality: 'Farwaniya', country: 'Kuwait' },
}

test('the vCard contains the company’s telephone, e-mail and address', () => {
  const lines = createVcard(company, 'https://www.aero.example').split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${company.phone.e164}`)
  expect(lines).toContain(`EMAIL;TYPE=INTERNET,WORK:${company.email}`)
  expect(lines).toContain('ADR;TYPE=WORK:;;;Farwaniya;;;Kuwait')
  expect(lines).toContain('URL:https://www.aero.example/')
  expect(lines).toContain('NOTE:Aviation services\\, Kuwait')
})
