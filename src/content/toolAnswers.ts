import { formatNumber } from '#lib/format.ts'

/**
 * One line for each service's card, and on Home for screen readers: the instrument's answer for today or for
 * its example.
 */
export const answers = {
  /** As long as the sentence that replaces it, to avoid a layout shift. */
  permitExample: 'Send by Monday to arrive on the Sunday',
  permit: (sendBy: string, arrival: string) => `Send by ${sendBy} to arrive ${arrival}`,
  daylight: (times: string) => `Daylight today in Kuwait: ${times}`,
  uplift: (kg: number, litres: number, density: number) =>
    `${formatNumber(kg)} kg is ${formatNumber(litres)} litres at ${density}\u00A0kg/m³`,
  trays: (trays: number, { full, half }: { full: number; half: number }) =>
    `${trays} trays need ${full} full trolleys and ${half} half`,
  rest: (onBlocks: string, report: string, daysLater: number) =>
    `Report ${report} UTC${daysLater > 0 ? ' the next day' : ''}, for blocks at ${onBlocks}`,
  guestDay: (date: string, sunset: string) => `${date}: sunset ${sunset}`,
  distance: (city: string, nm: number) => `${city} is ${formatNumber(nm)} NM away`,
  piece: (sides: readonly number[], fitting: number, tested: number) =>
    `A piece of ${sides.join(' × ')} cm fits ${fitting} of ${tested} pallets`,
  stretcher: (sides: readonly number[], passed: number, tested: number) =>
    `A ${sides.join(' × ')} cm stretcher passes ${passed} of ${tested} doors`,
  difference: (winter: number, summer: number) =>
    `Kuwait is ${winter} h ahead of London, ${summer} h in summer`,
}
