import { expect, test } from 'vitest'
import { formatIsoDate, isWeekend, parseDay } from './days.ts'
import { findHoliday, getStatus } from './holidays.ts'
import { record } from './record.ts'

const allReports = Object.values(record).flat()

test('the record lists Sundays to Thursdays only, each once', () => {
  expect(allReports.filter((iso) => isWeekend(parseDay(iso)))).toEqual([])
  expect(new Set(allReports).size).toBe(allReports.length)
})

test.each(record.holidays)('%s is not an open day: offices were closed for a holiday', (iso) => {
  expect(findHoliday(parseDay(iso))).toBeDefined()
})

test.each(record.unforeseen)(
  '%s is an open day, although offices were closed unexpectedly',
  (iso) => {
    expect(findHoliday(parseDay(iso))).toBeUndefined()
  },
)

test.each(record.workedBeforeThursday)(
  '%s is an open day, because Isra and Mi’raj was given on the Thursday',
  (iso) => {
    expect(findHoliday(parseDay(iso))).toBeUndefined()
  },
)

test.each(record.worked)('%s is a closed day to be safe, although offices worked', (iso) => {
  expect(findHoliday(parseDay(iso))).toBeDefined()
})

test.each([
  ['2027-01-01', 'newYear', 'law', 'fixed'],
  ['2027-01-03', 'newYear', 'inLieu', 'inLieu'],
  // The week begins with a day in lieu, as it did in 2022, when offices were closed until Isra and Mi’raj.
  ['2027-01-04', 'israMiraj', 'beforeThursday', 'possible'],
  ['2027-01-05', 'israMiraj', 'beforeThursday', 'possible'],
  ['2027-01-06', 'israMiraj', 'beforeThursday', 'possible'],
  ['2027-01-07', 'israMiraj', 'thursday', 'expected'],
  ['2022-02-28', 'liberationDay', 'inLieu', 'inLieu'],
  ['2022-03-02', 'israMiraj', 'beforeThursday', 'possible'],
  ['2025-01-30', 'israMiraj', 'thursday', 'expected'],
  ['2026-01-18', 'israMiraj', 'moonInLieu', 'expected'],
  ['2026-03-19', 'eidAlFitr', 'lastOfRamadan', 'expected'],
  // The Cabinet closed offices from 19 to 23 March 2026, which includes a day in lieu of the Friday but not
  // of the Saturday.
  ['2026-03-23', 'eidAlFitr', 'moonInLieu', 'expected'],
  ['2026-03-24', 'eidAlFitr', 'saturdayInLieu', 'possible'],
  ['2022-07-31', 'hijriNewYear', 'moonInLieu', 'expected'],
  ['2023-12-31', 'newYear', 'bridge', 'possible'],
  ['2025-01-02', 'newYear', 'bridge', 'possible'],
  ['2027-05-19', 'eidAlAdha', 'saturdayInLieu', 'possible'],
  ['2027-05-20', 'eidAlAdha', 'bridge', 'possible'],
  ['2028-05-08', 'eidAlAdha', 'moonInLieu', 'expected'],
  ['2028-05-09', 'eidAlAdha', 'saturdayInLieu', 'possible'],
  // Eid al-Fitr of 2028 and its day in lieu take the days up to 29 February.
  ['2028-03-01', 'nationalDay', 'inLieu', 'inLieu'],
  ['2028-03-02', 'liberationDay', 'inLieu', 'inLieu'],
  ['2040-10-09', 'eidAlFitr', 'moon', 'expected'],
  ['2040-10-10', 'eidAlFitr', 'dayAfter', 'possible'],
  ['2040-10-11', 'eidAlFitr', 'bridge', 'possible'],
])('%s is closed by %s: %s, %s', (iso, id, reason, status) => {
  const closure = findHoliday(parseDay(iso))
  expect(closure).toMatchObject({ id, reason })
  expect(closure && getStatus(closure)).toBe(status)
})

test('a closed day names the year of its holiday: Hijri, or Gregorian for a fixed date', () => {
  const findYear = (iso: string) => findHoliday(parseDay(iso))?.year
  expect(findYear('2023-12-31')).toBe(2024)
  expect(findYear('2026-03-19')).toBe(1447)
  expect(findYear('2026-06-16')).toBe(1448)
})

test('2027 has the expected closed days from Sunday to Thursday', () => {
  const first = parseDay('2027-01-01')
  const year = Array.from({ length: 365 }, (_, index) => first + index)
  const closed = year.filter((day) => !isWeekend(day) && findHoliday(day))
  expect(closed.map((day) => formatIsoDate(day).slice(5)).join(' ')).toBe(
    '01-03 01-04 01-05 01-06 01-07 02-25 02-28 03-09 03-10 03-11 05-16 05-17 05-18 05-19 05-20 06-06 06-07 08-15 12-26',
  )
})
