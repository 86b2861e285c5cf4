import { expect, test } from 'vitest'
import { renderWithLinks } from '#ui/PageLink/renderWithLinks.tsx'
import { FuelInstrument } from './FuelInstrument.tsx'

test('the table states the density of each column and its temperature', () => {
  const html = renderWithLinks(<FuelInstrument />).replaceAll('\u00a0', ' ')
  const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head)
  expect(heads).toEqual(['Unit', '775 kg/m³', 'At the density given, 800 kg/m³', '840 kg/m³'])
  expect(html).toContain('Densities at 15 °C, corrected to the fuel temperature')
  expect(html).toContain('If the ticket gives the observed density, leave the temperature at 15 °C')
})
