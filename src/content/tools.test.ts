import { expect, test } from 'vitest'
import { parseDay } from '#kuwait/days.ts'
import { distances } from '#kuwait/distances.ts'
import { computeDaylight } from '#kuwait/sun.ts'
import { formatTime } from '#lib/clock.ts'
import { allowBreaks, formatNumber } from '#lib/format.ts'
import { checkOpenings, EXAMPLE as STRETCHER } from '#services/air-ambulance-flights/model.ts'
import {
  computeSteps,
  EXAMPLE as SEASON,
  listDifferences,
} from '#services/airline-representation/model.ts'
import { checkFit, EXAMPLE as PIECE } from '#services/cargo-flights/model.ts'
import { countTrolleys, EXAMPLE as TROLLEYS } from '#services/catering/model.ts'
import { EXAMPLE_DATE } from '#services/concierge-services/model.ts'
import { convertUplift, EXAMPLE as UPLIFT } from '#services/fuel/model.ts'
import { EXAMPLE as REST, planRest } from '#services/transport-hotac/model.ts'
import type { ServiceSlug } from './paths.ts'
import { tools } from './tools.ts'

const [fuel, trolleys, rest] = [
  convertUplift(UPLIFT),
  countTrolleys(TROLLEYS.trays),
  planRest(REST),
]
const litres = fuel.units.find(({ unit }) => unit === 'l')?.amount ?? NaN
const { ulds } = checkFit(PIECE)
const openings = checkOpenings(STRETCHER)
const differences = listDifferences(computeSteps(SEASON.zone, SEASON.year))
const [winter = NaN, summer = NaN] = differences.map(({ aheadMin }) => aheadMin / 60)
const { city, nm } = distances.LTFM

/** What the models compute from the tools' examples. */
const computed: [ServiceSlug, string][] = [
  [
    'fuel',
    `${formatNumber(UPLIFT.amount)} ${UPLIFT.unit} is ${formatNumber(litres)} litres at ${UPLIFT.density} kg/m³`,
  ],
  [
    'catering',
    `${TROLLEYS.trays} trays need ${trolleys.full} full trolleys and ${trolleys.half} half`,
  ],
  [
    'transport-hotac',
    `On blocks ${formatTime(rest.onBlocks)} UTC: earliest report ${formatTime(rest.report)} UTC, next day`,
  ],
  [
    'concierge-services',
    `21 Jun: sunset ${formatTime(computeDaylight(parseDay(EXAMPLE_DATE))[1])} in Kuwait`,
  ],
  ['private-jets-charter', `${city} is ${formatNumber(nm)} NM away`],
  [
    'cargo-flights',
    `A piece of ${PIECE.lengthCm} × ${PIECE.widthCm} × ${PIECE.heightCm} cm fits ` +
      `${ulds.filter(({ isFitting }) => isFitting).length} of ${ulds.filter(({ usable }) => usable).length} pallets`,
  ],
  [
    'air-ambulance-flights',
    `A ${STRETCHER.lengthCm} × ${STRETCHER.widthCm} cm stretcher passes ` +
      `${openings.filter(({ verdict }) => verdict === 'level').length} of ${openings.length} doors`,
  ],
  ['airline-representation', `Kuwait is ${winter} h ahead of London, ${summer} h in summer`],
]

test.each(computed)('the answer of the tool of %s is computed from its example', (slug, answer) => {
  expect(allowBreaks(tools[slug]?.answer ?? '')).toBe(answer)
})

test('the figure of an answer stands in it', () => {
  for (const { answer, figure } of Object.values(tools)) expect(answer).toContain(figure ?? '')
})
