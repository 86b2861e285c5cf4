import { preventBreaks } from '#lib/format.ts'
import type { ServiceSlug } from './paths.ts'

export type ToolItem = {
  name: string
  /**
   * The tool's answer to its example, on Home and the service's card. If the answer changes with the day
   * (`todaysAnswers`), this one is a placeholder until hydration.
   */
  answer: string
  figure?: string
}

/** The services' tools. A service may have none. */
export const tools: Readonly<Partial<Record<ServiceSlug, ToolItem>>> = {
  operations: {
    name: 'Permit line',
    answer: 'Send by Monday to arrive in Kuwait on the Sunday',
    figure: 'Monday',
  },
  'ground-handling': {
    name: 'Turnaround board',
    answer: 'Daylight today in Kuwait: --:--–--:--',
  },
  fuel: {
    name: 'One uplift, five units',
    answer: '10,000 kg is 12,500 litres at 800\u00A0kg/m³',
  },
  catering: {
    name: 'Trolley to bay',
    answer: '120 trays need 4\u00A0full trolleys and 1 half',
  },
  'transport-hotac': {
    name: 'Rest ruler',
    answer: 'On blocks 14:10 UTC: earliest report 01:10 UTC, next day',
  },
  'concierge-services': {
    name: 'The guest’s day in Kuwait',
    answer: '21\u00A0Jun: sunset 18:50 in Kuwait',
    figure: '18:50',
  },
  'private-jets-charter': { name: 'The world from OKKK', answer: 'Istanbul is 1,184 NM away' },
  'cargo-flights': {
    name: 'Will it fit?',
    answer: `A piece of ${preventBreaks('280 × 200 × 235 cm')} fits ${preventBreaks('3 of 4')} pallets`,
  },
  'air-ambulance-flights': {
    name: 'Stretcher to door',
    answer: `A\u00A0${preventBreaks('190 × 56 cm')} stretcher passes ${preventBreaks('3 of 5')} doors`,
  },
  'airline-representation': {
    name: 'Season clock',
    answer: 'Kuwait is 3 h ahead of London, 2 h in summer',
  },
}

export const todaysWords = {
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
  'concierge-services': (date: string, sunset: string) =>
    `${preventBreaks(date)}: sunset ${sunset} in Kuwait`,
}
