import { expect, test } from 'vitest'
import { type Dated, findOutdated, listOldFacts, listPassedDates } from './yearly.ts'

const current: Dated = {
  closedDaysUntil: 2029,
  noticeUntil: undefined,
  copyright: '© 2026 Aero.',
  edition: '2026-11-01',
}

test('finds nothing on a site that is up to date', () => {
  expect(findOutdated('2026-11-27', { ...current, noticeUntil: '2026-11-27' })).toEqual([])
})

test.each([
  ['src/kuwait/closedDays.ts', '2026-11-27', { closedDaysUntil: 2026 }],
  ['src/content/notice.ts', '2026-11-27', { noticeUntil: '2026-11-26' }],
  ['src/content/layout.ts', '2027-01-01', {}],
  ['tools/profile/texts.ts', '2026-11-27', { edition: '2025-11-01' }],
])('names %s as out of date on %s', (file, today, changed: Partial<Dated>) => {
  expect(findOutdated(today, { ...current, ...changed })).toEqual([expect.stringContaining(file)])
})

const factsOf = (...dates: string[]) => ({
  '/src/a.ts': { facts: dates.map((asOf) => ({ value: 'x', source: 'KUNA', asOf })) },
})

test('lists each fact whose source is older than a year, with its source', () => {
  const content = factsOf('2016', '2025-11-28', '2025-11-29', '2025-10', '2025-11', '2025')
  expect(listOldFacts(content, '2026-11-29')).toEqual([
    'src/a.ts: facts.0, 2016: KUNA',
    'src/a.ts: facts.1, 2025-11-28: KUNA',
    'src/a.ts: facts.3, 2025-10: KUNA',
  ])
})

const sentence = (text: string) => ({ '/src/a.ts': { notes: [{ text }] } })
const TODAY = '2027-01-15'

test.each([
  'It is rebuilt until December 2026.',
  'Closed on 28\u00a0Feb 2026.',
  'The supply in 2026 is short.',
  'A list of 2020 to 2028.',
])('lists a sentence with a date that has passed: %s', (text) => {
  const listed = listPassedDates(sentence(`Call first. ${text} Or write.`), TODAY)
  expect(listed).toEqual([`src/a.ts: notes.0.text: “${text}”`])
})

test('lists it also in a sentence with figures', () => {
  const content = { '/src/a.ts': { say: (days: number) => `${days} days in 2026` } }
  expect(listPassedDates(content, TODAY)).toHaveLength(1)
})

test.each([
  'It is rebuilt until about January 2027.',
  'The supply in 2027 is short.',
  '+965 2000 0000',
  'Regulation (EU) 965/2012',
])('lists no other sentence: %s', (text) => {
  expect(listPassedDates(sentence(text), TODAY)).toEqual([])
})
