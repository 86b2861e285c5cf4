import { seasonClock as copy } from '#content/instruments/seasonClock.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentField } from '../frame/InstrumentField.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import type { Texts } from '../frame/rules.ts'
import { useInstrument } from '../frame/useInstrument.ts'
import { dayAndMonth, hours, unsignedHours } from './format.ts'
import { aheadInMonth, changeDay, type Step, yearOf, ZONES } from './model.ts'
import { Year } from './Year.tsx'

const RULES = {
  zone: { kind: 'choice', options: ZONES },
  year: { kind: 'choice', options: ['2026', '2027', '2028'] },
} as const
const rulesFor = () => RULES

const EXAMPLE: Texts<typeof RULES> = { zone: 'Europe/London', year: '2027' }

export default function SeasonClock() {
  const { root, state, values, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
  })
  const year = Number(values.year)
  const zone = copy.fields.zone.options[values.zone]
  const steps = yearOf(values.zone, year)
  const changes = steps.slice(1).map((step, index) => {
    const day = changeDay(steps[index] as Step, step)
    return { step, month: new Date(day).getUTCMonth(), text: dayAndMonth(day, copy.months) }
  })
  const side = isBehind(steps) ? copy.answer.behind : copy.answer.aheadOf
  const figure = [...new Set(steps.map(({ aheadMin }) => unsignedHours(aheadMin)))].join(' / ')
  const days = changes.map(({ text }) => text.replace(' ', '\u00a0')).join(` ${copy.answer.and} `)
  const when = days ? `${copy.answer.changes} ${days}` : copy.answer.noChange
  return (
    <InstrumentBand
      copy={copy}
      service="airline-representation"
      ref={root}
      state={state}
      answer={{
        prefix: copy.answer.kuwaitIs,
        figure,
        remark: `${side} ${zone}; ${when} ${year}`,
      }}
      lines={[
        `OKKK - ${zone.toUpperCase()} ${year}`,
        `${copy.answer.kuwaitIs} ${figure} ${side} ${zone}`,
        ...steps.map((step, index) => {
          const until = changes[index]?.text
          return `${unsignedHours(step.aheadMin).padEnd(8)}${until ? `${copy.answer.until} ${until}` : copy.answer.onwards}`
        }),
      ]}
      inputs={
        <>
          <InstrumentField {...field('zone')} />
          <InstrumentField {...field('year')} />
        </>
      }
      drawing={<Year year={year} steps={steps} />}
      tables={
        <InstrumentTable
          {...copy.table}
          rows={copy.months.map((name, month) => [
            name,
            aheadInMonth(steps, year, month).map(hours).join(', '),
            changes.find((change) => change.month === month)?.text ?? copy.none,
          ])}
        />
      }
    />
  )
}

/** No zone on offer is ahead of Kuwait for only a part of the year. */
const isBehind = (steps: readonly Step[]) => steps.some(({ aheadMin }) => aheadMin < 0)
