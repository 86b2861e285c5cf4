import { expect, test } from 'vitest'
import { MINUTE_MS } from '#lib/clock.ts'
import { computeKuwaitToday } from './computeKuwaitToday.ts'

const at = (iso: string) => computeKuwaitToday(Date.parse(iso) / MINUTE_MS)

test('shows today in Kuwait, and the earliest arrival for a request that counts from today', () => {
  const { days, arrivalDay, ...now } = at('2026-11-23T22:30Z')
  expect(now).toEqual({
    date: 'Tue 24 Nov',
    time: '01:30',
    sunrise: '06:20',
    sunset: '16:51',
    arrival: 'Mon 30 Nov',
    arrivalIso: '2026-11-30',
    remark: '',
  })
  expect(arrivalDay).toBe(days[6]?.day)
  expect(days.map(({ work, count }) => count ?? work).join(' ')).toBe(
    'open 1 2 closed closed 3 open open open open closed',
  )
})

test.each([
  ['2026-12-29T06:00Z', 'Mon 11 Jan 2027', 'Or Tue 5 Jan 2027 if 4–6 Jan 2027 are worked.'],
  // Today itself may be closed.
  ['2027-01-04T06:00Z', 'Fri 15 Jan', 'Or Mon 11 Jan if 4–6 Jan are worked.'],
  ['2027-05-13T06:00Z', 'Wed 26 May', 'Or Mon 24 May if 19–20 May are worked.'],
  ['2027-05-19T06:00Z', 'Fri 28 May', 'Or Tue 25 May if 19–20 May are worked.'],
])('at %s, the arrival is %s, and the remark begins: %s', (iso, arrival, other) => {
  const now = at(iso)
  expect(now.arrival).toBe(arrival)
  expect(now.remark).toMatch(new RegExp(`^${other}`))
})

test.each([
  ['2027-02-24T08:00Z', 'Thu 4 Mar', 'National Day'],
  ['2027-05-16T07:00Z', 'Fri 28 May', 'Eid al-Adha'],
  ['2035-02-15T10:00Z', 'Mon 5 Mar', 'Liberation Day'],
])('at %s, shows the days to %s and says that %s is not counted', (iso, arrival, holiday) => {
  const { days, arrivalDay, ...now } = at(iso)
  expect(now.arrival).toBe(arrival)
  expect(days.map(({ day }) => day)).toContain(arrivalDay)
  expect(now.remark).toContain(holiday)
})
