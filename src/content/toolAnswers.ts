import { formatNumber, preventBreaks } from '#lib/format.ts'
import type { ServiceSlug } from './paths.ts'

const formatSize = (sidesCm: readonly number[]) => preventBreaks(`${sidesCm.join(' × ')} cm`)

/**
 * One line for each service's card and tool on Home: the tool's answer for today or for its example.
 */
export const answers = {
  /** @param ifWorked the days for the case that offices work on days that are only possible */
  operations: (
    sendBy: string,
    arrival: string,
    ifWorked?: { sendBy: string; arrival: string; condition: string },
  ) =>
    `Send by ${preventBreaks(sendBy)} to arrive in Kuwait ${preventBreaks(arrival)}` +
    (ifWorked
      ? `, or by ${preventBreaks(ifWorked.sendBy)} for ${preventBreaks(ifWorked.arrival)} ${ifWorked.condition}`
      : ''),
  'ground-handling': (times: string) => `Daylight today in Kuwait: ${times}`,
  fuel: (kg: number, litres: number, density: number) =>
    `${formatNumber(kg)} kg is ${formatNumber(litres)} litres at ${density}\u00A0kg/m³`,
  catering: (trays: number, { full, half }: { full: number; half: number }) =>
    `${trays} trays need ${full}\u00A0full trolleys and ${half} half`,
  'transport-hotac': (onBlocks: string, report: string, daysLater: number) =>
    `On blocks ${onBlocks} UTC: earliest report ${report} UTC${daysLater > 0 ? ', next day' : ''}`,
  'concierge-services': (date: string, sunset: string) =>
    `${preventBreaks(date)}: sunset ${sunset} in Kuwait`,
  'private-jets-charter': (city: string, nm: number) => `${city} is ${formatNumber(nm)} NM away`,
  'cargo-flights': (sides: readonly number[], fitting: number, tested: number) =>
    `A piece of ${formatSize(sides)} fits ${preventBreaks(`${fitting} of ${tested}`)} pallets`,
  'air-ambulance-flights': (sides: readonly number[], passed: number, tested: number) =>
    `A\u00A0${formatSize(sides)} stretcher passes ${preventBreaks(`${passed} of ${tested}`)} doors`,
  'airline-representation': (winter: number, summer: number) =>
    `Kuwait is ${winter} h ahead of London, ${summer} h in summer`,
} satisfies Partial<Record<ServiceSlug, (...values: never[]) => string>>

/** As long as the answer that replaces it, to avoid a layout shift. */
export const permitExample = {
  figure: 'Monday',
  sentence: 'Send by Monday to arrive in Kuwait on the Sunday',
}
