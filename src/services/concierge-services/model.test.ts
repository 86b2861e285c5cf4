import { expect, test } from 'vitest'
import { parseDay } from '#kuwait/days.ts'
import { computeDaylight } from '#kuwait/sun.ts'
import { formatTime } from '#lib/clock.ts'
import { computeGuestDay, findAdvice } from './model.ts'
import { computePrayerTimes } from './prayerTimes.ts'

const readMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const at = (iso: string) => computeGuestDay(parseDay(iso), computePrayerTimes(parseDay(iso)))

test.each([
  ['2026-06-21', '03:14 04:49 11:50 15:23 18:50 20:23'],
  ['2026-11-26', '04:57 06:21 11:35 14:30 16:51 18:11'],
  ['2027-02-20', '05:04 06:23 12:02 15:16 17:41 18:58'],
])('on %s, prayers and sunrise are at %s', (iso, times) => {
  const computed = Object.values(computePrayerTimes(parseDay(iso)))
  expect(computed.map((minute) => formatTime(minute)).join(' ')).toBe(times)
})

// Times for Kuwait City on the first of each month of 2025, as published by dailyrates.app.
test.each([
  ['2025-01-01', '05:18', '17:01'],
  ['2025-02-01', '05:16', '17:26'],
  ['2025-03-01', '04:55', '17:48'],
  ['2025-04-01', '04:18', '18:06'],
  ['2025-05-01', '03:41', '18:24'],
  ['2025-06-01', '03:16', '18:43'],
  ['2025-07-01', '03:17', '18:52'],
  ['2025-08-01', '03:39', '18:40'],
  ['2025-09-01', '04:03', '18:11'],
  ['2025-10-01', '04:22', '17:34'],
  ['2025-11-01', '04:40', '17:02'],
  ['2025-12-01', '05:01', '16:49'],
])(
  'on %s, Fajr and Maghrib are within two minutes of the published %s and %s',
  (iso, ...published) => {
    const { fajr, maghrib } = computePrayerTimes(parseDay(iso))
    const differences = [fajr, maghrib].map((minute, index) =>
      Math.abs(minute - readMinute(published[index] ?? '')),
    )
    expect(Math.max(...differences)).toBeLessThanOrEqual(2)
  },
)

test('sunrise and sunset are those of the other pages throughout a year', () => {
  const first = parseDay('2027-01-01')
  for (let day = first; day < first + 365; day++) {
    const { sunrise, maghrib } = computePrayerTimes(day)
    expect([sunrise, maghrib]).toEqual(computeDaylight(day))
  }
})

test('the fast and the shorter office hours apply in Ramadan', () => {
  const { fast, times, offices } = at('2027-02-21')
  expect(fast).toEqual({ fromMin: times.fajr, toMin: times.maghrib })
  expect(offices).toMatchObject({ state: 'open', some: { fromMin: 510, toMin: 900 } })
  expect(at('2027-03-10').fast).toBeUndefined()
})

test.each([
  ['2026-11-26', 'open'],
  ['2026-11-27', 'weekend'],
  ['2027-02-25', 'closed'],
  // Eid al-Fitr falls on a Friday and Saturday.
  ['2026-03-20', 'closed'],
])('on %s, offices are: %s', (iso, state) => {
  expect(at(iso).offices.state).toBe(state)
})

test('Friday’s midday prayer is the longest', () => {
  const midday = ({ prayers: { dhuhr } }: ReturnType<typeof at>) => dhuhr.toMin - dhuhr.fromMin
  expect(midday(at('2026-11-27'))).toBeGreaterThan(midday(at('2026-11-26')))
})

test('the hot hours apply from June to August only', () => {
  const hot = ['2027-05-31', '2027-06-01', '2027-08-31', '2027-09-01'].map((iso) => at(iso).heat)
  expect(hot.map(Boolean)).toEqual([false, true, true, false])
})

test.each([
  ['2026-11-26', '12:00', undefined],
  ['2026-11-26', '05:30', 'dark'],
  ['2026-11-26', '16:51', 'dark'],
  ['2026-11-27', '12:00', 'friday'],
  ['2026-08-05', '11:00', 'heat'],
  ['2026-08-05', '16:00', undefined],
  ['2027-02-21', '10:00', 'fast'],
  ['2027-02-21', '17:30', 'iftar'],
  ['2027-02-21', '18:00', 'iftar'],
])('an arrival on %s at %s calls for: %s', (iso, time, advice) => {
  expect(findAdvice(at(iso), readMinute(time))).toBe(advice)
})
