import type { ServiceSlug } from '#content/paths.ts'
import { answers as words } from '#content/toolAnswers.ts'
import { distances } from '#kuwait/distances.ts'
import { formatTime } from '#lib/clock.ts'
import { convert } from '#lib/fuelUnits.ts'
import { checkOpenings, EXAMPLE as STRETCHER } from '#services/air-ambulance-flights/model.ts'
import { EXAMPLE as SEASONS } from '#services/airline-representation/example.ts'
import { checkFit, EXAMPLE as PIECE } from '#services/cargo-flights/model.ts'
import { countTrolleys, EXAMPLE as TROLLEYS } from '#services/catering/model.ts'
import { EXAMPLE as UPLIFT } from '#services/fuel/model.ts'
import { EXAMPLE_CITY } from '#services/private-jets-charter/example.ts'
import { countDays, EXAMPLE as REST, planRest } from '#services/transport-hotac/model.ts'

export type Answers = Readonly<Partial<Record<ServiceSlug, string>>>

/** The answer of each service's tool to its example, in one line, for the prerendered page. */
export const exampleAnswers: Answers = computeExamples()

function computeExamples(): Answers {
  const { amount, unit, density } = UPLIFT
  const { ulds } = checkFit(PIECE)
  const openings = checkOpenings(STRETCHER)
  const rest = planRest(REST)
  const { winter, summer } = SEASONS.aheadHours
  const { city, nm } = distances[EXAMPLE_CITY]
  return {
    fuel: words.fuel(amount, Math.round(convert(amount, unit, 'l', density)), density),
    catering: words.catering(TROLLEYS.trays, countTrolleys(TROLLEYS.trays)),
    'transport-hotac': words['transport-hotac'](
      formatTime(rest.onBlocks),
      formatTime(rest.report),
      countDays(rest.report, rest.onBlocks),
    ),
    'private-jets-charter': words['private-jets-charter'](city, nm),
    'cargo-flights': words['cargo-flights'](
      [PIECE.lengthCm, PIECE.widthCm, PIECE.heightCm],
      ulds.filter(({ isFitting }) => isFitting).length,
      ulds.filter(({ usable }) => usable).length,
    ),
    'air-ambulance-flights': words['air-ambulance-flights'](
      [STRETCHER.lengthCm, STRETCHER.widthCm],
      openings.filter(({ verdict }) => verdict === 'level').length,
      openings.length,
    ),
    'airline-representation': words['airline-representation'](winter, summer),
  }
}
