import { expect, test, vi } from 'vitest'
import { formatIsoDate, isWeekend, parseDay } from './days.ts'
import { createFindHoliday, findHoliday, getStatus } from './holidays.ts'
import { planPermit } from './permit.ts'
import { describeClosures, describeReason } from './remark.ts'

/** The owner's list: `unitSetup.ts` empties it for all other tests. */
const readOwners = () => vi.importActual<typeof import('./announcedDays.ts')>('./announcedDays.ts')

const announcement = { source: 'KUNA', announcedOn: '2027-03-08' }
const find = createFindHoliday([
  { date: '2027-03-09', offices: 'open', ...announcement },
  { date: '2027-03-10', offices: 'closed', ...announcement },
  { date: '2027-04-05', offices: 'closed', ...announcement },
])
const findDay = (iso: string) => find(parseDay(iso))

test('an announced open day is open though the calendar closes it', () => {
  expect(findHoliday(parseDay('2027-03-09'))).toBeDefined()
  expect(findDay('2027-03-09')).toBeUndefined()
})

test('an announced closed day keeps its holiday and is no longer expected', () => {
  const closure = findDay('2027-03-10')
  expect(closure).toMatchObject({ id: 'eidAlFitr', reason: 'moon', year: 1448 })
  expect(closure && getStatus(closure)).toBe('announced')
  expect(closure && describeReason(closure)).toContain('KUNA, 8 Mar 2027')
})

test('an announced closed day without a holiday is not counted', () => {
  expect(findDay('2027-04-05')).toMatchObject({ id: 'announced', reason: 'announced' })
  const plan = planPermit(parseDay('2027-04-08'), find)
  expect(plan.countedDays).not.toContain(parseDay('2027-04-05'))
  expect(describeClosures(plan, plan.sendBy, plan.arrival, find)).toContain('5 Apr, announced')
})

test('days without an announcement stay as computed', () => {
  expect(findDay('2027-03-11')).toEqual(findHoliday(parseDay('2027-03-11')))
})

test('the owner’s list has Sundays to Thursdays, once each, with source and date', async () => {
  const { announcedDays } = await readOwners()
  const dates = announcedDays.map(({ date }) => date)
  expect(new Set(dates).size).toBe(dates.length)
  for (const { date, announcedOn, source } of announcedDays) {
    for (const each of [date, announcedOn]) expect(formatIsoDate(parseDay(each))).toBe(each)
    expect(isWeekend(parseDay(date)), `${date} is a Friday or Saturday`).toBe(false)
    expect(source).not.toBe('')
  }
})
