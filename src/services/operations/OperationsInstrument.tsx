import { words } from './instrumentWords.ts'
import { type Day, formatIsoDate, formatShortDate, getWeekday } from '#kuwait/days.ts'
import { preventBreaks, WEEKDAYS } from '#lib/format.ts'
import { defineInstrument } from '#instrument/defineInstrument.tsx'
import { date, optional } from '#instrument/inputs.ts'
import { ClosedDaysLink } from './ClosedDaysLink.tsx'
import { PermitDrawing } from './PermitDrawing.tsx'
import { findFirstArrival, listArrivalRange, planArrival, planFor, planWeek } from './model.ts'

const getWeekdayName = (day: Day) => WEEKDAYS[getWeekday(day)] ?? ''

/** The prerendered example has no dates and no holidays, which depend on the clock. */
export const OperationsInstrument = defineInstrument({
  words,
  service: 'operations',
  layout: 'belowFew',
  more: <ClosedDaysLink />,
  inputs: { arrival: { ...optional(date('kuwait')), range: words.kuwaitDate } },
  example: { arrival: '' },
  initial: (minute) => ({ arrival: findFirstArrival(minute) }),
  dependentInputs: (_, minute) => {
    if (minute === undefined) return {}
    return { arrival: { ...date('kuwait', listArrivalRange(minute)), range: words.kuwaitDate } }
  },
  result(values, minute, enter) {
    const planned = planArrival(values.arrival, minute)
    const { plan, today, closures, isLate } = planned
    const { arrival, countedDays, sendBy } = plan
    const formatDay = (day: Day) =>
      today === undefined ? getWeekdayName(day) : formatShortDate(day, today)
    const orSendBy =
      planned.ifWorked &&
      `${preventBreaks(formatDay(planned.ifWorked.sendBy))} ${planned.ifWorked.condition}`
    const joinRemark = (remark: string, more = '') =>
      [remark, orSendBy && words.orSendBy(orSendBy), more].filter(Boolean).join(' ')
    const inUtc = words.chosen.utcSpan(formatDay(arrival - 1), formatDay(arrival))
    return {
      answer: isLate
        ? { ...words.late, remark: joinRemark(words.late.remark), isCall: true }
        : {
            figure: formatDay(sendBy),
            remark: joinRemark(words.remark(preventBreaks(formatDay(arrival))), closures),
          },
      rows: [
        [words.lines.arrival, formatDay(arrival)],
        [words.lines.utc, inUtc],
        isLate ? words.late.remark : [words.lines.sendBy, words.sendByTime(formatDay(sendBy))],
        ...(orSendBy ? [[words.lines.orSendBy, orSendBy] as const] : []),
        [words.lines.counted, countedDays.map(formatDay).join(', ')],
        ...(closures ? [[words.lines.holidays, closures] as const] : []),
      ],
      drawing: (
        <PermitDrawing
          plan={plan}
          isLate={isLate}
          findHoliday={planned.findHoliday}
          today={today}
          onCancel={() => enter('arrival', formatIsoDate(arrival))}
          onSendBy={(day) => {
            if (minute === undefined || day === sendBy) return
            const next = planFor(day, minute)
            if (next && next.sendBy !== sendBy) enter('arrival', formatIsoDate(next.arrival))
          }}
        />
      ),
      tables: [
        {
          ...words.table,
          rows: planWeek().map((week) => [
            getWeekdayName(week.arrival),
            week.countedDays.map((day) => getWeekdayName(day).slice(0, 3)).join(', '),
            getWeekdayName(week.sendBy),
            week.arrival - week.sendBy,
          ]),
          chosen: planned.isOrdinary ? getWeekday(arrival) : undefined,
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
            ...(orSendBy ? [[words.chosen.orSendBy, orSendBy]] : []),
            [words.chosen.holidays, closures || words.chosen.none],
          ],
        },
      ],
    }
  },
})
