import { type Day, dayOf, isoOf } from './days.ts'

/** As month and day. The authority is closed. */
const FIXED = [
  { id: 'newYear', date: '01-01' },
  { id: 'nationalDay', date: '02-25' },
  { id: 'liberationDay', date: '02-26' },
] as const

/**
 * Expected holidays of 2027, first and last day. A moon sighting or the Cabinet may move them, so they
 * are shown but do not change the count.
 */
const EXPECTED = [
  { id: 'israMiraj', first: '2027-01-06', last: '2027-01-06' },
  { id: 'eidAlFitr', first: '2027-03-10', last: '2027-03-12' },
  { id: 'arafat', first: '2027-05-16', last: '2027-05-16' },
  { id: 'eidAlAdha', first: '2027-05-17', last: '2027-05-19' },
  { id: 'hijriNewYear', first: '2027-06-06', last: '2027-06-06' },
  { id: 'mawlid', first: '2027-08-15', last: '2027-08-15' },
] as const

type HolidayId = (typeof FIXED)[number]['id'] | (typeof EXPECTED)[number]['id']

export type Holiday = {
  id: HolidayId
  first: Day
  last: Day
  /** Whether the date may still change. */
  isExpected: boolean
}

const expected: Holiday[] = EXPECTED.map(({ id, first, last }) => ({
  id,
  first: dayOf(first),
  last: dayOf(last),
  isExpected: true,
}))

/** @returns the public holiday on a day, if any */
export function holidayOn(day: Day): Holiday | undefined {
  const date = isoOf(day).slice(5)
  const fixed = FIXED.find((holiday) => holiday.date === date)
  if (fixed) return { id: fixed.id, first: day, last: day, isExpected: false }
  return expected.find(({ first, last }) => first <= day && day <= last)
}
