import { copy } from '#content/instruments/operations.ts'
import { MINUTE_MS } from '#lib/clock.ts'
import { preventBreaks } from '#lib/format.ts'
import { defineInstrument } from '../shared/defineInstrument.tsx'
import { date, optional } from '../shared/inputs.ts'
import { Days } from './Days.tsx'
import {
  type Day,
  formatIsoDate,
  getWeekday,
  parseDay,
  toKuwaitDay,
  formatHolidayDates,
  formatShortDate,
} from './days.ts'
import type { Holiday } from './holidays.ts'
import { findFirstSunday, getArrivalRange, planPermit } from './model.ts'

/** The arrival of the prerendered example: a Sunday in a week without holidays. */
const SUNDAY = parseDay('2026-06-07')
const WEEK = Array.from({ length: 7 }, (_, index) => SUNDAY + index)

const getWeekdayName = (day: Day) => copy.weekdays[getWeekday(day)] ?? ''

/** The prerendered example has no date, and shows weekdays. */
export const OperationsInstrument = defineInstrument({
  copy,
  service: 'operations',
  layout: 'belowFew',
  inputs: { arrival: optional(date()) },
  example: { arrival: '' },
  initial: () => ({ arrival: formatIsoDate(findFirstSunday(Date.now())) }),
  dependentInputs: (_, minute) =>
    minute === undefined ? {} : { arrival: date(getArrivalRange(toToday(minute))) },
  result(values, minute) {
    const today = minute === undefined ? undefined : toToday(minute)
    const plan = planPermit(values.arrival ? parseDay(values.arrival) : SUNDAY)
    const { arrival, countedDays, sendBy, daysAhead, holidays } = plan
    const formatDay = (day: Day) =>
      today === undefined ? getWeekdayName(day) : formatShortDate(day, today)
    const formatHoliday = (holiday: Holiday) =>
      `${copy.holidays.names[holiday.id]}, ${formatHolidayDates(holiday, today ?? arrival)}`
    const describeHolidays = (template: string, some: readonly Holiday[]) =>
      some.length > 0 ? ` ${template.replace('%s', () => some.map(formatHoliday).join('; '))}` : ''
    const fixed = holidays.filter(({ isExpected }) => !isExpected)
    const expected = holidays.filter(({ isExpected }) => isExpected)
    const holidayTexts = holidays.map((holiday) =>
      holiday.isExpected
        ? `${formatHoliday(holiday)} ${copy.holidays.isExpected}`
        : formatHoliday(holiday),
    )
    const [firstCounted = sendBy] = countedDays
    const late =
      today !== undefined && sendBy < today
        ? today < firstCounted
          ? copy.late.weekend
          : copy.late.remark
        : undefined
    return {
      answer: late
        ? { figure: copy.late.figure, remark: late }
        : {
            figure: formatDay(sendBy),
            remark:
              copy.remark.replace('%s', () => preventBreaks(formatDay(arrival))) +
              describeHolidays(copy.holidays.fixed, fixed) +
              describeHolidays(copy.holidays.expected, expected),
          },
      rows: [
        [copy.lines.arrival, formatDay(arrival)],
        late ?? [copy.lines.sendBy, `${formatDay(sendBy)} (${daysAhead} ${copy.ahead})`],
        [copy.lines.counted, countedDays.map(formatDay).join(', ')],
        ...holidayTexts.map((text) => [copy.lines.holidays, text] as const),
      ],
      drawing: <Days plan={plan} today={today} />,
      tables: [
        {
          ...copy.table,
          rows: WEEK.map(planPermit).map((week) => [
            getWeekdayName(week.arrival),
            week.countedDays.map((day) => getWeekdayName(day).slice(0, 3)).join(', '),
            getWeekdayName(week.sendBy),
            week.daysAhead,
          ]),
          chosen: fixed.length > 0 ? undefined : getWeekday(arrival),
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
            [copy.chosen.holidays, holidayTexts.join('; ') || copy.holidays.none],
          ],
        },
      ],
    }
  },
})

const toToday = (minute: number) => toKuwaitDay(minute * MINUTE_MS)
