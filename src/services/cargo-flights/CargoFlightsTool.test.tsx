import { expect, test } from 'vitest'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { CargoFlightsTool } from './CargoFlightsTool.tsx'
import { toolWords } from './toolWords.ts'

test('the printed tables state the size and mass of the piece', () => {
  const [, caption] =
    /<caption\b[^>]*>(.*?)<\/caption>/.exec(renderWithLinks(<CargoFlightsTool />)) ?? []
  expect(caption).toContain('280\u00a0×\u00a0200\u00a0×\u00a0235 cm, 1,500 kg')
})

test('the answer for a piece that passes no door counts doors, not pallets', () => {
  const doors = { passing: 0, turning: 0, tested: 5 }
  const pallets = { fitting: 0, tested: 4 }
  for (const exceedsPallets of [true, false]) {
    expect(toolWords.answer({ pallets, exceedsPallets, doors }).figure).toBe('0 of 5')
  }
})
