import type { ServiceSlug } from '#content/paths.ts'
import { answers as words } from '#content/servicesOverview.ts'
import { type Day, formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { distances } from '#kuwait/distances.ts'
import { findFirstSunday, planPermit } from '#kuwait/permit.ts'
import { computeTimeAbove, HORIZON_RADIANS } from '#kuwait/sun.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime, MINUTES_PER_DAY } from '#lib/clock.ts'
import { formatDayAndMonth } from '#lib/format.ts'
import { convert } from '#lib/fuelUnits.ts'
import { checkOpenings, EXAMPLE as STRETCHER } from '#services/air-ambulance-flights/model.ts'
import { EXAMPLE as SEASONS } from '#services/airline-representation/model.ts'
import { checkFit, EXAMPLE as PIECE } from '#services/cargo-flights/model.ts'
import { countTrolleys, EXAMPLE as TROLLEYS } from '#services/catering/model.ts'
import { EXAMPLE as GUEST_DAY } from '#services/concierge-services/model.ts'
import { EXAMPLE as UPLIFT } from '#services/fuel/model.ts'
import { EXAMPLE_CITY } from '#services/private-jets-charter/example.ts'
import { countDays, EXAMPLE as REST, planRest } from '#services/transport-hotac/model.ts'

/** What each service's instrument answers to its example, in one line, in the prerendered page. */
export const exampleAnswers: Readonly<Partial<Record<ServiceSlug, string>>> = computeExamples()

/** @param minute the current one since the epoch, UTC */
export function computeTodaysAnswers(minute: number): typeof exampleAnswers {
  const today = toKuwaitDay(minute)
  const { sendBy, arrival } = planPermit(findFirstSunday(minute))
  return {
    ...exampleAnswers,
    operations: words.permit(formatShortDate(sendBy, today), formatShortDate(arrival, today)),
    'ground-handling': words.daylight(describeDaylight(today)),
  }
}

function computeExamples(): typeof exampleAnswers {
  const { amount, unit, density } = UPLIFT
  const { ulds } = checkFit(PIECE)
  const openings = checkOpenings(STRETCHER)
  const rest = planRest(REST)
  const { winter, summer } = SEASONS.aheadHours
  const { city, nm } = distances[EXAMPLE_CITY]
  return {
    operations: words.permitExample,
    // As long as the times of a day.
    'ground-handling': words.daylight('--:--–--:--'),
    fuel: words.uplift(amount, Math.round(convert(amount, unit, 'l', density)), density),
    catering: words.trays(TROLLEYS.trays, countTrolleys(TROLLEYS.trays)),
    'transport-hotac': words.rest(
      formatTime(rest.onBlocks),
      formatTime(rest.report),
      countDays(rest.report, rest.onBlocks),
    ),
    'concierge-services': words.guestDay(
      formatDayAndMonth(new Date(GUEST_DAY.date)),
      GUEST_DAY.sunset,
    ),
    'private-jets-charter': words.distance(city, nm),
    'cargo-flights': words.piece(
      [PIECE.lengthCm, PIECE.widthCm, PIECE.heightCm],
      ulds.filter(({ isFitting }) => isFitting).length,
      ulds.filter(({ usable }) => usable).length,
    ),
    'air-ambulance-flights': words.stretcher(
      [STRETCHER.lengthCm, STRETCHER.widthCm],
      openings.filter(({ verdict }) => verdict === 'level').length,
      openings.length,
    ),
    'airline-representation': words.difference(winter, summer),
  }
}

/** @returns sunrise and sunset in Kuwait */
const describeDaylight = (today: Day) =>
  computeTimeAbove(HORIZON_RADIANS, today * MINUTES_PER_DAY)
    .map((time) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES))
    .join('–')
