import { yourFlight as words } from '#content/home.ts'
import type { LinkedFlight } from '#content/resultLink.ts'
import { type Day, formatShortDate, parseDay, toKuwaitDay } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime, MINUTE_MS, MINUTES_PER_DAY } from '#lib/clock.ts'
import { MONTHS, padTwoDigits } from '#lib/format.ts'
import type { PlannedFlight } from '#toolHost/defineTool.tsx'

export type FlightValues = {
  date: string | null
  time: number | null
  ground: number | null
  passengers: number | null
}

/** @returns undefined until all four are given */
export function readFlight(values: FlightValues): PlannedFlight | undefined {
  const { date, time, ground: groundMin, passengers } = values
  if (date === null || time === null || groundMin === null || passengers === null) return undefined
  return { onBlocksMinute: parseDay(date) * MINUTES_PER_DAY + time, groundMin, passengers }
}

/**
 * @param today dates of its year are written without the year
 * @returns the flight in one line, by both clocks
 */
export function describeFlight(flight: PlannedFlight, today: Day): string {
  const { onBlocksMinute, groundMin, passengers } = flight
  const utcDay = Math.floor(onBlocksMinute / MINUTES_PER_DAY)
  const kuwaitDay = toKuwaitDay(onBlocksMinute)
  const date = formatShortDate(utcDay, today)
  const kuwaitDate = kuwaitDay === utcDay ? '' : `${formatShortDate(kuwaitDay, today)}, `
  return words.line({
    utc: `${date}, ${formatTime(onBlocksMinute)}`,
    kuwait: kuwaitDate + formatTime(onBlocksMinute, KUWAIT_OFFSET_MINUTES),
    groundMin,
    passengers,
  })
}

/** @returns what the flight fills in the contact form's panel, e.g. `06 JAN 1410Z` */
export function toLinkedFlight({
  onBlocksMinute,
  groundMin,
  passengers,
}: PlannedFlight): LinkedFlight {
  const format = (minute: number) => {
    const at = new Date(minute * MINUTE_MS)
    const month = MONTHS[at.getUTCMonth()]?.slice(0, 3).toUpperCase()
    return `${padTwoDigits(at.getUTCDate())} ${month} ${formatTime(minute).replace(':', '')}Z`
  }
  return {
    eta: format(onBlocksMinute),
    etd: format(onBlocksMinute + groundMin),
    passengers: `${passengers}`,
  }
}
