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
  expect(lines).toContain('ORG:Aero')
  expect(lines.filter((line) => line.startsWith('TEL'))).toHaveLength(1)
})

test('the vCard contains the registered name, its number, the street and WhatsApp once they are set', () => {
  const file = createVcard(
    {
      ...company,
      legalName: 'Aero Services W.L.L.',
      registrationNumber: '12345',
      whatsapp: { e164: '+96550000000' },
      address: { ...company.address, street: 'Block 1, Street 2' },
    },
    '',
  )
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'ORG:Aero Services W.L.L.',
      'NOTE:Aviation services\\, Kuwait. Registration number 12345',
      'ADR;TYPE=WORK:;;Block 1\\, Street 2;Farwaniya;;;Kuwait',
      'TEL;TYPE=CELL,MSG:+96550000000',
    ]),
  )
})
