import { expect, test } from 'vitest'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { CargoFlightsTool } from './CargoFlightsTool.tsx'

test('the printed tables state the size and mass of the piece', () => {
  const [, caption] =
    /<caption\b[^>]*>(.*?)<\/caption>/.exec(renderWithLinks(<CargoFlightsTool />)) ?? []
  expect(caption).toContain('280\u00a0×\u00a0200\u00a0×\u00a0235 cm, 1,500 kg')
})
