import { expect, test } from 'vitest'
import { computeKuwaitNow } from './computeKuwaitNow.ts'

const at = (iso: string) => computeKuwaitNow(Date.parse(iso) / 60_000)

test('the strip shows today in Kuwait and counts three working days to the arrival', () => {
  const { days, ...now } = at('2026-11-23T22:30Z')
  expect(now).toEqual({
    date: 'Tue 24 Nov',
    time: '01:30',
    sunrise: '06:19',
    sunset: '16:51',
    arrival: 'Mon 30 Nov',
    arrivalIso: '2026-11-30',
  })
  const summary = days.map(({ weekday, date, work, count, isArrival }) =>
    [weekday, date, work, count, isArrival && 'arrival'].filter(Boolean).join(' '),
  )
  expect(summary).toEqual([
    'Tue 24 open',
    'Wed 25 open 1',
    'Thu 26 open 2',
    'Fri 27 closed',
    'Sat 28 closed',
    'Sun 29 open 3',
    'Mon 30 open arrival',
    'Tue 1 open',
    'Wed 2 open',
    'Thu 3 open',
    'Fri 4 closed',
  ])
})

test('the strip closes on public holidays and only marks expected ones', () => {
  const work = (iso: string) => at(iso).days.map((day) => `${day.date} ${day.work}`)
  expect(work('2027-02-24T09:00Z')).toContain('25 closed')
  expect(work('2027-03-09T09:00Z')).toContain('10 expected')
})

test('the earliest arrival is always among the days shown', () => {
  const start = Date.parse('2026-01-01T00:00Z')
  for (let day = 0; day < 1500; day++) {
    const { days, arrivalIso } = computeKuwaitNow(start / 60_000 + day * 1440)
    expect(
      days.some(({ isArrival }) => isArrival),
      arrivalIso,
    ).toBe(true)
  }
})
