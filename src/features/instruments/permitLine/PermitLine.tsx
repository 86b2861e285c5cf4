import { useEffect, useState } from 'react'
import { watchMinutes } from '#ui/Clock/watchMinutes.ts'
import { InstrumentBand } from '../InstrumentBand.tsx'
import { InstrumentField } from '../InstrumentField.tsx'
import { InstrumentTable } from '../InstrumentTable.tsx'
import type { FieldCopy, InstrumentCopy, InstrumentLabels } from '../types.ts'
import { useInstrument } from '../useInstrument.ts'
import { Days } from './Days.tsx'
import {
  bounds,
  type Day,
  dayOf,
  firstSunday,
  isoOf,
  kuwaitDay,
  planPermit,
  weekday,
} from './model.ts'

export type PermitLineCopy = InstrumentCopy & {
  fields: { arrival: FieldCopy }
  /** From Sunday on. */
  weekdays: readonly string[]
  sendBy: string
  arrival: string
  today: string
  oneDay: string
  ahead: string
  remark: string
  late: { figure: string; remark: string; weekend: string }
  table: { caption: string; heads: readonly string[] }
  chosen: { caption: string; heads: readonly string[]; counted: string }
  lines: { arrival: string; sendBy: string; counted: string }
}

/** A Sunday of no date: the example's arrival. The days after it complete its week. */
const SUNDAY: Day = 3
const WEEK = Array.from({ length: 7 }, (_, index) => SUNDAY + index)

const today = () => kuwaitDay(Date.now())
const rulesFor = (_texts: unknown, isLive: boolean) =>
  ({
    arrival: { kind: 'date', isOptional: !isLive, ...(isLive && bounds(today())) },
  }) as const
const EXAMPLE = { arrival: '' }
const begin = () => ({ arrival: isoOf(firstSunday(today())) })

const dated = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

export type PermitLineProps = { copy: PermitLineCopy; labels: InstrumentLabels }

/** The day to send a permit request, counted back over Kuwait's working week. */
export function PermitLine({ copy, labels }: PermitLineProps) {
  const { root, state, values, isLive, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
    begin,
  })
  const [thisDay, setThisDay] = useState(today)
  // A page left open over midnight, or over a night of sleep.
  useEffect(() => watchMinutes(() => setThisDay(today())), [])
  const now = isLive ? thisDay : undefined
  const plan = planPermit(values.arrival ? dayOf(values.arrival) : SUNDAY)
  const { arrival, counted, sendBy, daysAhead } = plan
  const named = (day: Day) => copy.weekdays[weekday(day)] ?? ''
  const inWords = (day: Day) =>
    now === undefined ? named(day) : dated.format(day * 864e5).replace(',', '')
  /** In one piece on the page; what is copied keeps plain spaces. */
  const whole = (day: Day) => inWords(day).replaceAll(' ', '\u00a0')
  const isLate = now !== undefined && sendBy < now
  const [first = sendBy] = counted
  const late = isLate && now < first ? copy.late.weekend : copy.late.remark
  const remark = copy.remark.replace('%s', () => whole(arrival))
  const line = (name: string, text: string) => name.padEnd(9) + text
  return (
    <InstrumentBand
      copy={copy}
      labels={labels}
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
      ]}
      inputs={<InstrumentField {...field('arrival')} labels={labels} />}
      drawing={<Days copy={copy} plan={plan} today={now} inWords={inWords} />}
      tables={
        <>
          <InstrumentTable
            {...copy.table}
            rows={WEEK.map(planPermit).map((week) => [
              named(week.arrival),
              week.counted.map((day) => named(day).slice(0, 3)).join(', '),
              named(week.sendBy),
              String(week.daysAhead),
            ])}
            chosen={weekday(arrival)}
          />
          <InstrumentTable
            caption={copy.chosen.caption}
            heads={copy.chosen.heads}
            rows={[
              [copy.arrival, inWords(arrival)],
              [copy.chosen.counted, counted.map(whole).join(', ')],
              [copy.sendBy, inWords(sendBy)],
            ]}
          />
        </>
      }
    />
  )
}
