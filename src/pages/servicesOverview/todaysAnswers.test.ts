import { expect, test } from 'vitest'
import { computeTodaysAnswers } from './todaysAnswers.ts'

const at = (iso: string) => computeTodaysAnswers(Date.parse(iso) / 60_000)

test('a report after midnight is said to be on the next day', () => {
  expect(at('2026-11-26T09:00Z')['transport-hotac']).toMatch(/01:10 UTC.*next day/)
})

test('daylight names the place whose clock it is', () => {
  expect(at('2026-11-26T09:00Z')['ground-handling']).toMatch(/06:2\d–16:5\d in Kuwait/)
})
