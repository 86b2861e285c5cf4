import { seasonClock as copy } from '#content/instruments/seasonClock.ts'
import { preventBreaks } from '#lib/preventBreaks.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { formatDayAndMonth, formatSignedHours, formatHours } from './format.ts'
import { listDifferencesInMonth, getChangeDay, type Step, computeSteps, ZONES } from './model.ts'
import { Year } from './Year.tsx'

const RULES = {
  zone: { kind: 'choice', options: ZONES },
  year: { kind: 'choice', options: ['2026', '2027', '2028'] },
} as const
const getRules = () => RULES

const EXAMPLE = { zone: 'Europe/London', year: '2027' }

export function SeasonClock() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const year = Number(values.year)
  const zone = copy.fields.zone.options[values.zone]
  const steps = computeSteps(values.zone, year)
  const changes = steps.slice(1).map((step, index) => {
    const day = getChangeDay(steps[index] as Step, step)
    return { step, month: new Date(day).getUTCMonth(), text: formatDayAndMonth(day, copy.months) }
  })
  const side = isBehind(steps) ? copy.answer.behind : copy.answer.aheadOf
  const figure = [...new Set(steps.map(({ aheadMin }) => formatHours(aheadMin)))].join(' / ')
  const days = changes.map(({ text }) => preventBreaks(text)).join(` ${copy.answer.and} `)
  const when = days ? `${copy.answer.changes} ${days}` : copy.answer.noChange
  return (
    <InstrumentBand
      copy={copy}
      service="airline-representation"
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
          return `${formatHours(step.aheadMin).padEnd(8)}${until ? `${copy.answer.until} ${until}` : copy.answer.onwards}`
        }),
      ]}
      drawing={<Year year={year} steps={steps} />}
      tables={
        <InstrumentTable
          {...copy.table}
          rows={copy.months.map((name, month) => [
            name,
            listDifferencesInMonth(steps, year, month).map(formatSignedHours).join(', '),
            changes.find((change) => change.month === month)?.text ?? copy.none,
          ])}
        />
      }
    />
  )
}

/** No zone on offer is ahead of Kuwait for only a part of the year. */
const isBehind = (steps: readonly Step[]) => steps.some(({ aheadMin }) => aheadMin < 0)
