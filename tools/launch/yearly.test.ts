import { expect, test } from 'vitest'
import { type Dated, findOutdated } from './yearly.ts'

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
