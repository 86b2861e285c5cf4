import { films, pictures } from './media/servicesOverview.ts'
import { formatNumber } from '#lib/format.ts'
import { SERVICE_SLUGS } from './paths.ts'
import { serviceCount } from './serviceCount.ts'

export const banner = {
  title: 'Services',
  lead: `${serviceCount.start} ground and flight-support services at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), arranged by one operations desk, 24/7.`,
  picture: pictures['banner-services'],
}

export const intro = {
  title: 'Take one service, or the whole stop',
  text: [
    `A technical stop needs a permit and usually fuel; a state visit may need most of these ${serviceCount.within} services.`,
    'You send what you have; we ask for the rest, pass on each answer in writing, and watch the flight until it\u00a0has\u00a0left.',
  ],
  send: 'Send us',
  /** Above the rack of cards, which are flight strips. */
  rack: `01–${SERVICE_SLUGS.length} · ${serviceCount.within} strips`,
}

/** One line on each card: what its instrument answers today, or to its example. */
export const answers = {
  /** As long as the sentence that replaces it. */
  permitExample: 'Send by Monday to arrive on the Sunday',
  permit: (sendBy: string, arrival: string) => `Send by ${sendBy} to arrive ${arrival}`,
  daylight: (times: string) => `Daylight today ${times} in Kuwait`,
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

export const overlay = {
  film: films.overlay,
  pause: 'Pause flight tracks',
  play: 'Play flight tracks',
}

export const contact = {
  title: 'Not sure which you need?',
  text: 'Describe the flight. We tell you which services it needs before anything is booked.',
}
