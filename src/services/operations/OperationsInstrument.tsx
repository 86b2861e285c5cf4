import { words } from './instrumentWords.ts'
import { preventBreaks, WEEKDAYS } from '#lib/format.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { date, optional } from '#services/instrument/inputs.ts'
import { Days } from './Days.tsx'
import { ClosedDaysLink } from './ClosedDaysLink.tsx'
import {
  type Day,
  formatIsoDate,
  formatShortDate,
  getWeekday,
  parseDay,
  toKuwaitDay,
} from '#kuwait/days.ts'
import { type FindHoliday, findHoliday } from '#kuwait/holidays.ts'
import { findFirstSunday, findSendingDay, planFirstArrival, planPermit } from '#kuwait/permit.ts'
import { describeClosures } from '#kuwait/remark.ts'

const MAX_AHEAD_DAYS = 365
/** The arrival of the prerendered example, which shows weekdays only. */
const SUNDAY = parseDay('2026-06-07')
const WEEK = Array.from({ length: 7 }, (_, index) => SUNDAY + index)
const findNoHoliday: FindHoliday = () => undefined

const getWeekdayName = (day: Day) => WEEKDAYS[getWeekday(day)] ?? ''

/** The prerendered example has no dates and no holidays, which depend on the clock. */
export const OperationsInstrument = defineInstrument({
  words,
  service: 'operations',
  layout: 'belowFew',
  more: <ClosedDaysLink />,
  inputs: { arrival: { ...optional(date()), range: words.kuwaitDate } },
  example: { arrival: '' },
  initial: (minute) =>
    minute === undefined ? {} : { arrival: formatIsoDate(findFirstSunday(minute)) },
  dependentInputs: (_, minute) => {
    if (minute === undefined) return {}
    const today = toKuwaitDay(minute)
    const range = { min: formatIsoDate(today), max: formatIsoDate(today + MAX_AHEAD_DAYS) }
    return { arrival: { ...date(range), range: words.kuwaitDate } }
  },
  result(values, minute, enter) {
    const today = minute === undefined ? undefined : toKuwaitDay(minute)
    const find = today === undefined ? findNoHoliday : findHoliday
    const plan = planPermit(values.arrival ? parseDay(values.arrival) : SUNDAY, find)
    const { arrival, countedDays, sendBy } = plan
    const formatDay = (day: Day) =>
      today === undefined ? getWeekdayName(day) : formatShortDate(day, today)
    const closures = today === undefined ? '' : describeClosures(plan, sendBy, today)
    const isOrdinary = planPermit(arrival, findNoHoliday).sendBy === sendBy
    const isLate = minute !== undefined && sendBy < findSendingDay(minute)
    const inUtc = words.chosen.utcSpan(formatDay(arrival - 1), formatDay(arrival))
    return {
      answer: isLate
        ? words.late
        : {
            figure: formatDay(sendBy),
            remark: words.remark(preventBreaks(formatDay(arrival)), closures),
          },
      rows: [
        [words.lines.arrival, formatDay(arrival)],
        [words.lines.utc, inUtc],
        isLate ? words.late.remark : [words.lines.sendBy, words.sendByTime(formatDay(sendBy))],
        [words.lines.counted, countedDays.map(formatDay).join(', ')],
        ...(closures ? [[words.lines.holidays, closures] as const] : []),
      ],
      drawing: (
        <Days
          plan={plan}
          findHoliday={find}
          today={today}
          onCancel={() => enter('arrival', formatIsoDate(arrival))}
          onSendBy={(day) => {
            if (minute === undefined || day === sendBy) return
            const next = planFirstArrival(Math.max(day, findSendingDay(minute)))
            const isInRange = next.arrival <= toKuwaitDay(minute) + MAX_AHEAD_DAYS
            if (next.sendBy !== sendBy && isInRange) enter('arrival', formatIsoDate(next.arrival))
          }}
        />
      ),
      tables: [
        {
          ...words.table,
          rows: WEEK.map((day) => planPermit(day, findNoHoliday)).map((week) => [
            getWeekdayName(week.arrival),
            week.countedDays.map((day) => getWeekdayName(day).slice(0, 3)).join(', '),
            getWeekdayName(week.sendBy),
            week.arrival - week.sendBy,
          ]),
          chosen: isOrdinary ? getWeekday(arrival) : undefined,
        },
        {
          caption: words.chosen.caption,
          heads: words.chosen.heads,
          rows: [
            [words.arrival, formatDay(arrival)],
            [words.chosen.utc, inUtc],
            [
              words.chosen.counted,
              countedDays.map((day) => preventBreaks(formatDay(day))).join(', '),
            ],
            [words.sendBy, formatDay(sendBy)],
            [words.chosen.holidays, closures || words.chosen.none],
          ],
        },
      ],
    }
  },
})
