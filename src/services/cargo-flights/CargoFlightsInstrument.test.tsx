import { expect, test } from 'vitest'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { CargoFlightsInstrument } from './CargoFlightsInstrument.tsx'

test('the printed tables state the size and mass of the piece', () => {
  const [, caption] =
    /<caption\b[^>]*>(.*?)<\/caption>/.exec(renderWithLinks(<CargoFlightsInstrument />)) ?? []
  expect(caption).toContain('280\u00a0×\u00a0200\u00a0×\u00a0235 cm, 1,500 kg')
})
