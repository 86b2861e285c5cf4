import { toolWords } from './toolWords.ts'
import { type Day, formatIsoDate, formatShortDate, getWeekday, toKuwaitDay } from '#kuwait/days.ts'
import { preventBreaks, WEEKDAYS } from '#lib/format.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { date, optional } from '#toolHost/inputs.ts'
import { ClosedDaysLink } from './ClosedDaysLink.tsx'
import { PermitDrawing } from './PermitDrawing.tsx'
import { findFirstArrival, listArrivalRange, planArrival, planFor, planWeek } from './model.ts'

const getWeekdayName = (day: Day) => WEEKDAYS[getWeekday(day)] ?? ''

/** The prerendered example has no dates and no holidays, which depend on the clock. */
export const OperationsTool = defineTool({
  words: toolWords,
  service: 'operations',
  layout: 'belowFew',
  more: <ClosedDaysLink />,
  inputs: { arrival: { ...optional(date('kuwait')), range: toolWords.kuwaitDate } },
  example: { arrival: '' },
  initial: (minute) => ({ arrival: findFirstArrival(minute) }),
  dependentInputs: (_, minute) => {
    if (minute === undefined) return {}
    return { arrival: { ...date('kuwait', listArrivalRange(minute)), range: toolWords.kuwaitDate } }
  },
  fromFlight: ({ onBlocksMinute }) => ({ arrival: formatIsoDate(toKuwaitDay(onBlocksMinute)) }),
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
      [remark, orSendBy && toolWords.orSendBy(orSendBy), more].filter(Boolean).join(' ')
    const inUtc = toolWords.chosen.utcSpan(formatDay(arrival - 1), formatDay(arrival))
    return {
      answer: isLate
        ? { ...toolWords.late, remark: joinRemark(toolWords.late.remark), isCall: true }
        : {
            figure: formatDay(sendBy),
            remark: joinRemark(toolWords.remark(preventBreaks(formatDay(arrival))), closures),
          },
      rows: [
        [toolWords.lines.arrival, formatDay(arrival)],
        [toolWords.lines.utc, inUtc],
        isLate
          ? toolWords.late.remark
          : [toolWords.lines.sendBy, toolWords.sendByTime(formatDay(sendBy))],
        ...(orSendBy ? [[toolWords.lines.orSendBy, orSendBy] as const] : []),
        [toolWords.lines.counted, countedDays.map(formatDay).join(', ')],
        ...(closures ? [[toolWords.lines.holidays, closures] as const] : []),
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
          ...toolWords.table,
          rows: planWeek().map((week) => [
            getWeekdayName(week.arrival),
            week.countedDays.map((day) => getWeekdayName(day).slice(0, 3)).join(', '),
            getWeekdayName(week.sendBy),
            week.arrival - week.sendBy,
          ]),
          chosen: planned.isOrdinary ? getWeekday(arrival) : undefined,
        },
        {
          caption: toolWords.chosen.caption,
          heads: toolWords.chosen.heads,
          rows: [
            [toolWords.arrival, formatDay(arrival)],
            [toolWords.chosen.utc, inUtc],
            [
              toolWords.chosen.counted,
              countedDays.map((day) => preventBreaks(formatDay(day))).join(', '),
            ],
            [toolWords.sendBy, formatDay(sendBy)],
            ...(orSendBy ? [[toolWords.chosen.orSendBy, orSendBy]] : []),
            [toolWords.chosen.holidays, closures || toolWords.chosen.none],
          ],
        },
      ],
    }
  },
})
