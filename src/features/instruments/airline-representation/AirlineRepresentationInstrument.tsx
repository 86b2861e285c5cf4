import { copy } from '#content/instruments/airline-representation.ts'
import { preventBreaks } from '#lib/format.ts'
import { defineInstrument } from '../shared/defineInstrument.tsx'
import { choice } from '../shared/inputs.ts'
import { formatDayAndMonth, formatHours, formatSignedHours } from './format.ts'
import { computeSteps, getChangeDay, listDifferencesInMonth, type Step, ZONES } from './model.ts'
import { Year } from './Year.tsx'

export const AirlineRepresentationInstrument = defineInstrument({
  copy,
  service: 'airline-representation',
  inputs: { zone: choice(ZONES), year: choice(['2026', '2027', '2028']) },
  example: { zone: 'Europe/London', year: '2027' },
  result(values) {
    const year = Number(values.year)
    const zone = copy.fields.zone.options[values.zone]
    const steps = computeSteps(values.zone, year)
    const changes = steps.slice(1).map((step, index) => {
      const day = getChangeDay(steps[index] as Step, step)
      return { month: new Date(day).getUTCMonth(), text: formatDayAndMonth(day, copy.months) }
    })
    // No zone on offer is ahead of Kuwait for only a part of the year.
    const isBehind = steps.some(({ aheadMin }) => aheadMin < 0)
    const side = `${isBehind ? copy.answer.behind : copy.answer.aheadOf} ${zone}`
    const figure = [...new Set(steps.map(({ aheadMin }) => formatHours(aheadMin)))].join(' / ')
    const days = changes.map(({ text }) => preventBreaks(text)).join(` ${copy.answer.and} `)
    const when = days ? `${copy.answer.changes} ${days}` : copy.answer.noChange
    return {
      answer: { prefix: copy.answer.kuwaitIs, figure, remark: `${side}; ${when} ${year}` },
      rows: [
        `OKKK - ${zone.toUpperCase()} ${year}`,
        `${copy.answer.kuwaitIs} ${figure} ${side}`,
        ...steps.map(({ aheadMin }, index) => {
          const until = changes[index]?.text
          return [
            formatHours(aheadMin),
            until ? `${copy.answer.until} ${until}` : copy.answer.onwards,
          ] as const
        }),
      ],
      drawing: <Year year={year} steps={steps} />,
      tables: [
        {
          ...copy.table,
          rows: copy.months.map((name, month) => [
            name,
            listDifferencesInMonth(steps, year, month).map(formatSignedHours).join(', '),
            changes.find((change) => change.month === month)?.text ?? copy.none,
          ]),
        },
      ],
    }
  },
})
