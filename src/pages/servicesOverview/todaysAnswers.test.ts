import { expect, test } from 'vitest'
import { exampleAnswers } from './exampleAnswers.ts'
import { todaysAnswers } from './todaysAnswers.ts'

test('a report after midnight is said to be on the next day', () => {
  expect(exampleAnswers['transport-hotac']).toMatch(/01:10 UTC.*next day/)
})

test('daylight names the place whose clock it is', () => {
  const minute = Date.parse('2026-11-26T09:00Z') / 60_000
  expect(todaysAnswers['ground-handling']?.(minute)).toMatch(/in Kuwait: 06:2\d–16:5\d/)
})
