import { expect, test } from 'vitest'
import type { ServiceSlug } from '#content/paths.ts'
import { MINUTE_MS } from '#lib/clock.ts'
import { todaysAnswers } from './todaysAnswers.ts'

const answer = (slug: ServiceSlug, iso: string) =>
  todaysAnswers[slug]?.(Date.parse(iso) / MINUTE_MS).sentence.replaceAll('\u00a0', ' ')

test('daylight names the place whose clock it is', () => {
  expect(answer('ground-handling', '2026-11-26T09:00Z')).toMatch(/in Kuwait: 06:2\d–16:51/)
})

test('the guest’s day has the sunset of today in Kuwait, at the airport', () => {
  // It is already 27 November in Kuwait.
  expect(answer('concierge-services', '2026-11-26T22:00Z')).toMatch(/27 Nov: sunset 16:50/)
})

test.each([
  ['2026-11-23T06:00Z', 'Send by Mon 23 Nov to arrive in Kuwait Sun 29 Nov'],
  [
    '2026-12-29T06:00Z',
    'Send by Mon 11 Jan 2027 to arrive in Kuwait Sun 17 Jan 2027, or by Thu 31 Dec for Sun 10 Jan 2027 if 4–6 Jan 2027 are worked',
  ],
])('at %s, the permit line answers: %s', (iso, sentence) => {
  expect(answer('operations', iso)).toBe(sentence)
})
