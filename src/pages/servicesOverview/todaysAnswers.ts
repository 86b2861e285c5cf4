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
import { checkOpenings } from '#services/air-ambulance-flights/model.ts'
import { checkFit } from '#services/cargo-flights/model.ts'
import { countTrolleys } from '#services/catering/model.ts'
import { EXAMPLE as GUEST_DAY } from '#services/concierge-services/model.ts'
import { TYPICAL_DENSITY } from '#services/fuel/model.ts'
import { planRest } from '#services/transport-hotac/model.ts'

/** Examples of the services' instruments. */
const UPLIFT_KG = 10_000
const TRAYS = 120
const BLOCKS_MINUTE = 14 * 60 + 10
const PIECE = { lengthCm: 280, widthCm: 200, heightCm: 235, massKg: 1500, isUpright: true }
const STRETCHER = { lengthCm: 190, widthCm: 56 }
const LONDON_OFFSET_MINUTES = { winter: 0, summer: 60 }

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
  const { ulds } = checkFit(PIECE)
  const openings = checkOpenings(STRETCHER)
  const rest = planRest({
    onBlocksMinute: BLOCKS_MINUTE,
    postFlightMin: 30,
    precedingDutyMin: 10 * 60,
    travelMin: 45,
    minimumRestMin: 10 * 60,
    counted: 'duty',
    isEasaExample: true,
  })
  return {
    operations: words.permitExample,
    // As long as the times of a day.
    'ground-handling': words.daylight('--:--–--:--'),
    fuel: words.uplift(
      UPLIFT_KG,
      Math.round(convert(UPLIFT_KG, 'kg', 'l', TYPICAL_DENSITY.jetA1)),
      TYPICAL_DENSITY.jetA1,
    ),
    catering: words.trays(TRAYS, countTrolleys(TRAYS)),
    'transport-hotac': words.rest(formatTime(rest.onBlocks), formatTime(rest.report)),
    'concierge-services': words.guestDay(
      formatDayAndMonth(new Date(GUEST_DAY.date)),
      GUEST_DAY.sunset,
    ),
    'private-jets-charter': words.distance(distances.LTFM.city, distances.LTFM.nm),
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
    'airline-representation': words.difference(
      (KUWAIT_OFFSET_MINUTES - LONDON_OFFSET_MINUTES.winter) / 60,
      (KUWAIT_OFFSET_MINUTES - LONDON_OFFSET_MINUTES.summer) / 60,
    ),
  }
}

/** @returns sunrise and sunset in Kuwait */
const describeDaylight = (today: Day) =>
  computeTimeAbove(HORIZON_RADIANS, today * MINUTES_PER_DAY)
    .map((time) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES))
    .join('–')
