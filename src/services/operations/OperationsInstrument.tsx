import { copy } from './instrumentWords.ts'
import { MINUTE_MS } from '#lib/clock.ts'
import { preventBreaks } from '#lib/format.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { date, optional } from '#services/instrument/inputs.ts'
import { Days } from './Days.tsx'
import {
  type Day,
  formatIsoDate,
  formatShortDate,
  getWeekday,
  parseDay,
  toKuwaitDay,
} from '#kuwait/days.ts'
import { type FindHoliday, findHoliday } from '#kuwait/holidays.ts'
import { findFirstSunday, findSendingDay, planPermit } from '#kuwait/permit.ts'
import { describeClosures } from '#kuwait/remark.ts'

const MAX_AHEAD_DAYS = 365
/** The arrival of the prerendered example, which shows weekdays only. */
const SUNDAY = parseDay('2026-06-07')
const WEEK = Array.from({ length: 7 }, (_, index) => SUNDAY + index)
const findNoHoliday: FindHoliday = () => undefined

const getWeekdayName = (day: Day) => copy.weekdays[getWeekday(day)] ?? ''

/** The prerendered example has no dates and no holidays: the calendar is loaded after hydration. */
export const OperationsInstrument = defineInstrument({
  copy,
  service: 'operations',
  layout: 'belowFew',
  inputs: { arrival: optional(date()) },
  example: { arrival: '' },
  initial: () => ({ arrival: formatIsoDate(findFirstSunday(Math.floor(Date.now() / MINUTE_MS))) }),
  dependentInputs: (_, minute) => {
    if (minute === undefined) return {}
    const today = toKuwaitDay(minute)
    const range = { min: formatIsoDate(today), max: formatIsoDate(today + MAX_AHEAD_DAYS) }
    return { arrival: date(range) }
  },
  result(values, minute) {
    const today = minute === undefined ? undefined : toKuwaitDay(minute)
    const find = today === undefined ? findNoHoliday : findHoliday
    const plan = planPermit(values.arrival ? parseDay(values.arrival) : SUNDAY, find)
    const { arrival, countedDays, sendBy } = plan
    const formatDay = (day: Day) =>
      today === undefined ? getWeekdayName(day) : formatShortDate(day, today)
    const closures = today === undefined ? '' : describeClosures(plan, sendBy, today)
    const isOrdinary = planPermit(arrival, findNoHoliday).sendBy === sendBy
    const [firstCounted = sendBy] = countedDays
    const isLate = minute !== undefined && sendBy < findSendingDay(minute)
    const hasThreeDays = today !== undefined && today < firstCounted
    const late = hasThreeDays ? copy.late.lastMorning : copy.late.remark
    return {
      answer: isLate
        ? { figure: copy.late.figure, remark: late }
        : {
            figure: formatDay(sendBy),
            remark:
              `${copy.remark.replace('%s', () => preventBreaks(formatDay(arrival)))} ${closures}`.trim(),
          },
      rows: [
        [copy.lines.arrival, formatDay(arrival)],
        isLate ? late : [copy.lines.sendBy, copy.sendByTime.replace('%s', () => formatDay(sendBy))],
        [copy.lines.counted, countedDays.map(formatDay).join(', ')],
        ...(closures ? [[copy.lines.holidays, closures] as const] : []),
      ],
      drawing: <Days plan={plan} findHoliday={find} today={today} />,
      tables: [
        {
          ...copy.table,
          rows: WEEK.map((day) => planPermit(day, findNoHoliday)).map((week) => [
            getWeekdayName(week.arrival),
            week.countedDays.map((day) => getWeekdayName(day).slice(0, 3)).join(', '),
            getWeekdayName(week.sendBy),
            week.arrival - week.sendBy,
          ]),
          chosen: isOrdinary ? getWeekday(arrival) : undefined,
        },
        {
          caption: copy.chosen.caption,
          heads: copy.chosen.heads,
          rows: [
            [copy.arrival, formatDay(arrival)],
            [
              copy.chosen.counted,
              countedDays.map((day) => preventBreaks(formatDay(day))).join(', '),
            ],
            [copy.sendBy, formatDay(sendBy)],
            [copy.chosen.holidays, closures || copy.chosen.none],
          ],
        },
      ],
    }
  },
})
