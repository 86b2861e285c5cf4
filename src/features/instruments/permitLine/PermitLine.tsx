import { permitLine as copy } from '#content/instruments/permitLine.ts'
import { useEffect, useState } from 'react'
import { subscribeToMinutes } from '#ui/Clock/subscribeToMinutes.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentField } from '../frame/InstrumentField.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { Days } from './Days.tsx'
import { type Day, dayOf, isoOf, kuwaitDay, weekday } from './days.ts'
import type { Holiday } from './holidays.ts'
import { arrivalRange, firstSunday, planPermit } from './model.ts'
import { datesOf, shortDate } from './words.ts'

/**
 * Arrival of the prerendered example, which shows weekdays only: a Sunday in a week without holidays.
 * The table lists this day and the next six.
 */
const SUNDAY = dayOf('2026-06-07')
const WEEK = Array.from({ length: 7 }, (_, index) => SUNDAY + index)

const today = () => kuwaitDay(Date.now())
const rulesFor = (_texts: unknown, isLive: boolean) =>
  ({
    arrival: { kind: 'date', isOptional: !isLive, ...(isLive && arrivalRange(today())) },
  }) as const
const EXAMPLE = { arrival: '' }
const initialInputs = () => ({ arrival: isoOf(firstSunday(Date.now())) })

export default function PermitLine() {
  const { root, state, values, isLive, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
    initialInputs,
  })
  const [thisDay, setThisDay] = useState(today)
  // The page may stay open past midnight.
  useEffect(() => subscribeToMinutes(() => setThisDay(today())), [])
  const now = isLive ? thisDay : undefined
  const plan = planPermit(values.arrival ? dayOf(values.arrival) : SUNDAY)
  const { arrival, counted, sendBy, daysAhead, holidays } = plan
  const weekdayName = (day: Day) => copy.weekdays[weekday(day)] ?? ''
  const inWords = (day: Day) => (now === undefined ? weekdayName(day) : shortDate(day, now))
  /** Prevents line breaks within a date. Copied lines keep plain spaces. */
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
  const isLate = now !== undefined && sendBy < now
  const [first = sendBy] = counted
  const late = isLate && now < first ? copy.late.weekend : copy.late.remark
  const holiday = (each: Holiday) =>
    `${copy.holidays.names[each.id]}, ${datesOf(each, now ?? arrival)}`
  const holidayRemarks = [false, true].map((isExpected) => {
    const some = holidays.filter((each) => each.isExpected === isExpected)
    const template = isExpected ? copy.holidays.expected : copy.holidays.fixed
    return some.length > 0 && template.replace('%s', () => some.map(holiday).join('; '))
  })
  const remark = [copy.remark.replace('%s', () => unbroken(inWords(arrival))), ...holidayRemarks]
    .filter(Boolean)
    .join(' ')
  const holidayLines = holidays.map((each) =>
    each.isExpected ? `${holiday(each)} ${copy.holidays.isExpected}` : holiday(each),
  )
  const line = (name: string, text: string) => name.padEnd(9) + text
  return (
    <InstrumentBand
      copy={copy}
      service="operations"
      ref={root}
      state={state}
      layout="below"
      answer={
        isLate ? { figure: copy.late.figure, remark: late } : { figure: inWords(sendBy), remark }
      }
      lines={[
        line(copy.lines.arrival, inWords(arrival)),
        isLate ? late : line(copy.lines.sendBy, `${inWords(sendBy)} (${daysAhead} ${copy.ahead})`),
        line(copy.lines.counted, counted.map(inWords).join(', ')),
        ...holidayLines.map((text) => line(copy.lines.holidays, text)),
      ]}
      inputs={<InstrumentField {...field('arrival')} />}
      drawing={<Days plan={plan} today={now} />}
      tables={
        <>
          <InstrumentTable
            {...copy.table}
            rows={WEEK.map(planPermit).map((week) => [
              weekdayName(week.arrival),
              week.counted.map((day) => weekdayName(day).slice(0, 3)).join(', '),
              weekdayName(week.sendBy),
              String(week.daysAhead),
            ])}
            chosen={holidays.some(({ isExpected }) => !isExpected) ? undefined : weekday(arrival)}
          />
          <InstrumentTable
            caption={copy.chosen.caption}
            heads={copy.chosen.heads}
            rows={[
              [copy.arrival, inWords(arrival)],
              [copy.chosen.counted, counted.map((day) => unbroken(inWords(day))).join(', ')],
              [copy.sendBy, inWords(sendBy)],
              [copy.chosen.holidays, holidayLines.join('; ') || copy.holidays.none],
            ]}
          />
        </>
      }
    />
  )
}
