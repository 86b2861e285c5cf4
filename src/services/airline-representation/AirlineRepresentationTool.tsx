import { toolWords } from './toolWords.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { MINUTE_MS } from '#lib/clock.ts'
import { preventBreaks } from '#lib/format.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { choice, type Input } from '#toolHost/inputs.ts'
import {
  computeSteps,
  EXAMPLE,
  formatHours,
  formatSignedHours,
  listChangeDates,
  listDifferences,
  ZONES,
} from './model.ts'
import { SeasonDrawing } from './SeasonDrawing.tsx'

const EXAMPLE_YEAR = `${EXAMPLE.year}`

/**
 * @returns the current year in Kuwait and the next two; the example has those of 2026. Last year stays
 * while it is chosen, so that New Year takes no result away.
 */
function listYears(minute?: number, chosen?: string): string[] {
  const kuwait = minute && new Date((minute + KUWAIT_OFFSET_MINUTES) * MINUTE_MS)
  const first = kuwait ? kuwait.getUTCFullYear() : 2026
  const last = Number(chosen) === first - 1 ? [first - 1] : []
  return [...last, first, first + 1, first + 2].map(String)
}

const choiceOfYears = (minute?: number, chosen?: string): Input<string> => ({
  ...choice(listYears(minute, chosen)),
  zone: 'kuwait',
})

/** Any year, until the clock of the page says which are on offer. */
const anyYear = {
  ...choiceOfYears(),
  read: (text: string) => (/^\d{4}$/.test(text) ? text : undefined),
}

export const AirlineRepresentationTool = defineTool({
  words: toolWords,
  service: 'airline-representation',
  layout: 'belowFew',
  inputs: { zone: choice(ZONES), year: anyYear },
  example: { zone: EXAMPLE.zone, year: EXAMPLE_YEAR },
  initial(minute) {
    const years = listYears(minute)
    const [year = EXAMPLE_YEAR] = years.includes(EXAMPLE_YEAR) ? [EXAMPLE_YEAR] : years
    return { year }
  },
  dependentInputs: ({ year }, minute) => ({ year: choiceOfYears(minute, year) }),
  result(values) {
    const year = Number(values.year)
    const city = toolWords.fields.zone.options[values.zone]
    const steps = computeSteps(values.zone, year)
    const changes = listChangeDates(steps)
    // No zone on offer is ahead of Kuwait for only a part of the year.
    const isBehind = steps.some(({ aheadMin }) => aheadMin < 0)
    const hours = [...new Set(steps.map(({ aheadMin }) => formatHours(aheadMin)))].join(' / ')
    const difference = { hours, isBehind, city }
    const changeDays = changes.map(preventBreaks)
    return {
      answer: toolWords.answer({ ...difference, changeDays, year }),
      rows: [
        `OKKK - ${city.toUpperCase()} ${year}`,
        toolWords.difference(difference),
        ...steps.map(({ aheadMin }, index) => {
          const until = changes[index]
          return [
            until ? toolWords.until(until) : toolWords.untilYearEnd,
            formatHours(aheadMin),
          ] as const
        }),
      ],
      drawing: <SeasonDrawing year={year} city={city} steps={steps} />,
      tables: [
        {
          ...toolWords.table,
          rows: listDifferences(steps).map(({ dates, aheadMin }) => [
            dates,
            formatSignedHours(aheadMin),
          ]),
        },
      ],
    }
  },
})
