import { expect, test } from 'vitest'
import { formatIsoDate, isWeekend, parseDay } from './days.ts'
import { findHoliday } from './holidays.ts'

/** Sundays to Thursdays on which Kuwait’s offices were closed, each reported at its time. */
const RECORDED_CLOSURES = `
  2020-02-27 2021-02-28 2021-05-12 2021-05-16 2021-08-08 2021-08-09 2022-01-02 2022-05-01 2022-05-05
  2022-07-10 2022-07-11 2022-07-12 2022-07-13 2022-07-14 2022-07-31 2023-02-19 2023-02-27 2023-04-23
  2023-04-24 2023-04-25 2023-06-27 2023-06-28 2023-06-29 2023-07-02 2023-07-19 2023-07-20 2023-09-28
  2023-12-31 2024-02-08 2024-04-09 2024-04-10 2024-04-11 2024-06-16 2024-06-17 2024-06-18 2024-07-07
  2024-09-15 2025-01-02 2025-01-30 2025-02-27 2025-03-30 2025-03-31 2025-04-01 2025-06-05 2025-06-08
  2025-06-09 2025-06-26 2025-09-04 2026-01-18 2026-03-19 2026-03-22`
  .trim()
  .split(/\s+/)

test.each(RECORDED_CLOSURES)('%s, when offices were closed, is no open day', (iso) => {
  expect(isWeekend(parseDay(iso))).toBe(false)
  expect(findHoliday(parseDay(iso))).toBeDefined()
})

test('from 2020 to 2026, the four practices close 17 days without a report', () => {
  const unreported = `
    2020-01-02 2020-05-28 2020-08-04 2021-05-17 2021-07-18 2021-10-17 2022-03-03 2024-04-14 2024-06-20
    2025-01-26 2025-01-29 2025-04-03 2025-06-10 2026-03-24 2026-05-31 2026-06-18 2026-08-27`
    .trim()
    .split(/\s+/)
  expect(unreported).toHaveLength(17)
  const practices = new Set(['thursday', 'lastOfRamadan', 'inLieu', 'bridge'])
  const reasons = unreported.map((iso) => findHoliday(parseDay(iso))?.reason)
  expect(reasons.filter((reason) => !practices.has(reason ?? ''))).toEqual([])
})

test.each([
  ['2027-01-01', 'newYear', 'law'],
  ['2027-01-03', 'newYear', 'inLieu'],
  ['2027-01-04', 'newYear', 'bridge'],
  ['2027-01-05', 'israMiraj', 'moon'],
  ['2027-01-06', 'israMiraj', 'dayAfter'],
  ['2027-01-07', 'israMiraj', 'thursday'],
  ['2025-01-27', 'israMiraj', 'moon'],
  ['2025-01-30', 'israMiraj', 'thursday'],
  ['2026-01-18', 'israMiraj', 'inLieu'],
  ['2026-03-19', 'eidAlFitr', 'lastOfRamadan'],
  ['2023-12-31', 'newYear', 'bridge'],
  ['2025-01-02', 'newYear', 'bridge'],
  ['2027-05-19', 'eidAlAdha', 'inLieu'],
  ['2027-05-20', 'eidAlAdha', 'bridge'],
  ['2028-05-09', 'eidAlAdha', 'inLieu'],
  // Eid al-Fitr of 2028 and its day in lieu take the days up to 29 February.
  ['2028-03-01', 'nationalDay', 'inLieu'],
  ['2028-03-02', 'liberationDay', 'inLieu'],
  ['2040-10-09', 'eidAlFitr', 'moon'],
  ['2040-10-10', 'eidAlFitr', 'dayAfter'],
  ['2040-10-11', 'eidAlFitr', 'bridge'],
])('%s is closed by %s: %s', (iso, id, reason) => {
  expect(findHoliday(parseDay(iso))).toEqual({ id, reason })
})

test('the closed days of 2027 from Sunday to Thursday', () => {
  const first = parseDay('2027-01-01')
  const year = Array.from({ length: 365 }, (_, index) => first + index)
  const closed = year.filter((day) => !isWeekend(day) && findHoliday(day))
  expect(closed.map((day) => formatIsoDate(day).slice(5)).join(' ')).toBe(
    '01-03 01-04 01-05 01-06 01-07 02-25 02-28 03-09 03-10 03-11 05-16 05-17 05-18 05-19 05-20 06-06 06-07 08-15 12-26',
  )
})
