import { type Day, parseDay, formatIsoDate } from './days.ts'

const FIXED_HOLIDAYS = [
  { id: 'newYear', date: '01-01' },
  { id: 'nationalDay', date: '02-25' },
  { id: 'liberationDay', date: '02-26' },
] as const

/**
 * Expected holidays of 2027, first and last day. A moon sighting or the Cabinet may move them, so they
 * are shown but do not change the count.
 */
const EXPECTED_HOLIDAYS = [
  { id: 'israMiraj', first: '2027-01-06', last: '2027-01-06' },
  { id: 'eidAlFitr', first: '2027-03-10', last: '2027-03-12' },
  { id: 'arafat', first: '2027-05-16', last: '2027-05-16' },
  { id: 'eidAlAdha', first: '2027-05-17', last: '2027-05-19' },
  { id: 'hijriNewYear', first: '2027-06-06', last: '2027-06-06' },
  { id: 'mawlid', first: '2027-08-15', last: '2027-08-15' },
] as const

type HolidayId = (typeof FIXED_HOLIDAYS)[number]['id'] | (typeof EXPECTED_HOLIDAYS)[number]['id']

export type Holiday = {
  id: HolidayId
  first: Day
  last: Day
  /** Whether the date may still change. */
  isExpected: boolean
}

const expected: Holiday[] = EXPECTED_HOLIDAYS.map(({ id, first, last }) => ({
  id,
  first: parseDay(first),
  last: parseDay(last),
  isExpected: true,
}))

export function findHoliday(day: Day): Holiday | undefined {
  const date = formatIsoDate(day).slice(5)
  const fixed = FIXED_HOLIDAYS.find((holiday) => holiday.date === date)
  if (fixed) return { id: fixed.id, first: day, last: day, isExpected: false }
  return expected.find(({ first, last }) => first <= day && day <= last)
}
