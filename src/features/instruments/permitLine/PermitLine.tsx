import { permitLine as copy } from '#content/instruments/permitLine.ts'
import { useEffect, useState } from 'react'
import { preventBreaks } from '#lib/preventBreaks.ts'
import { subscribeToMinutes } from '#ui/Clock/subscribeToMinutes.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { Days } from './Days.tsx'
import { type Day, parseDay, formatIsoDate, toKuwaitDay, getWeekday } from './days.ts'
import type { Holiday } from './holidays.ts'
import { getArrivalRange, findFirstSunday, planPermit } from './model.ts'
import { formatHolidayDates, formatShortDate } from './formatDates.ts'

/** The arrival of the prerendered example: a Sunday in a week without holidays. */
const SUNDAY = parseDay('2026-06-07')
const WEEK = Array.from({ length: 7 }, (_, index) => SUNDAY + index)

const getToday = () => toKuwaitDay(Date.now())
const getRules = (_texts: unknown, isLive: boolean) =>
  ({
    arrival: { kind: 'date', isOptional: !isLive, ...(isLive && getArrivalRange(getToday())) },
  }) as const
const EXAMPLE = { arrival: '' }
const getInitialInputs = () => ({ arrival: formatIsoDate(findFirstSunday(Date.now())) })

export function PermitLine() {
  const { state, values } = useInstrument({
    getRules,
    example: EXAMPLE,
    fields: copy.fields,
    initialInputs: getInitialInputs,
  })
  const [kuwaitToday, setKuwaitToday] = useState(getToday)
  // The page may stay open past midnight.
  useEffect(() => subscribeToMinutes(() => setKuwaitToday(getToday())), [])
  const currentDay = state.isLive ? kuwaitToday : undefined
  const plan = planPermit(values.arrival ? parseDay(values.arrival) : SUNDAY)
  const { arrival, countedDays, sendBy, daysAhead, holidays } = plan
  const getWeekdayName = (day: Day) => copy.weekdays[getWeekday(day)] ?? ''
  const formatDay = (day: Day) =>
    currentDay === undefined ? getWeekdayName(day) : formatShortDate(day, currentDay)
  const isLate = currentDay !== undefined && sendBy < currentDay
  const [first = sendBy] = countedDays
  const lateRemark = isLate && currentDay < first ? copy.late.weekend : copy.late.remark
  const formatHoliday = (each: Holiday) =>
    `${copy.holidays.names[each.id]}, ${formatHolidayDates(each, currentDay ?? arrival)}`
  const holidayRemarks = [false, true].map((isExpected) => {
    const some = holidays.filter((each) => each.isExpected === isExpected)
    const template = isExpected ? copy.holidays.expected : copy.holidays.fixed
    return some.length > 0 && template.replace('%s', () => some.map(formatHoliday).join('; '))
  })
  const remark = [
    copy.remark.replace('%s', () => preventBreaks(formatDay(arrival))),
    ...holidayRemarks,
  ]
    .filter(Boolean)
    .join(' ')
  const holidayLines = holidays.map((each) =>
    each.isExpected ? `${formatHoliday(each)} ${copy.holidays.isExpected}` : formatHoliday(each),
  )
  const formatLine = (name: string, text: string) => name.padEnd(9) + text
  return (
    <InstrumentBand
      copy={copy}
      service="operations"
      state={state}
      layout="belowFew"
      answer={
        isLate
          ? { figure: copy.late.figure, remark: lateRemark }
          : { figure: formatDay(sendBy), remark }
      }
      lines={[
        formatLine(copy.lines.arrival, formatDay(arrival)),
        isLate
          ? lateRemark
          : formatLine(copy.lines.sendBy, `${formatDay(sendBy)} (${daysAhead} ${copy.ahead})`),
        formatLine(copy.lines.counted, countedDays.map(formatDay).join(', ')),
        ...holidayLines.map((text) => formatLine(copy.lines.holidays, text)),
      ]}
      drawing={<Days plan={plan} today={currentDay} />}
      tables={
        <>
          <InstrumentTable
            {...copy.table}
            rows={WEEK.map(planPermit).map((week) => [
              getWeekdayName(week.arrival),
              week.countedDays.map((day) => getWeekdayName(day).slice(0, 3)).join(', '),
              getWeekdayName(week.sendBy),
              week.daysAhead,
            ])}
            chosen={
              holidays.some(({ isExpected }) => !isExpected) ? undefined : getWeekday(arrival)
            }
          />
          <InstrumentTable
            caption={copy.chosen.caption}
            heads={copy.chosen.heads}
            rows={[
              [copy.arrival, formatDay(arrival)],
              [
                copy.chosen.counted,
                countedDays.map((day) => preventBreaks(formatDay(day))).join(', '),
              ],
              [copy.sendBy, formatDay(sendBy)],
              [copy.chosen.holidays, holidayLines.join('; ') || copy.holidays.none],
            ]}
          />
        </>
      }
    />
  )
}
