import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company, procurementFacts } from '#content/company.ts'
import { ContactCard } from './ContactCard.tsx'

test('shows the legal name, registration number and street only if they are set', () => {
  const card = (facts: typeof company) => renderToStaticMarkup(<ContactCard company={facts} />)
  expect(card(company)).toContain('>Farwaniya, Kuwait<')
  expect(card(company)).not.toContain('Registered name')
  const registered = card({
    ...company,
    legalName: 'Aero Services W.L.L.',
    registrationNumber: '12345',
    address: { ...company.address, street: 'Block 1, Street 2' },
  })
  expect(registered).toContain('>Block 1, Street 2, Farwaniya, Kuwait<')
  expect(registered).toContain('Aero Services W.L.L.')
  expect(registered).toContain('12345')
})

test.each(procurementFacts)('shows %s once it is set', (name) => {
  const card = (facts: typeof company) => renderToStaticMarkup(<ContactCard company={facts} />)
  expect(card(company)).not.toContain('https://aero.example/set')
  expect(card({ ...company, [name]: 'https://aero.example/set' })).toContain(
    '>https://aero.example/set<',
  )
})
