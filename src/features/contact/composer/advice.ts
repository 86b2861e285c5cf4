import type { HandlingRequest } from './request.ts'
import { isBefore, parseUtc } from './utc.ts'

const REGISTRATION = /^(?=.*[A-Z])[A-Z0-9]{1,3}-?[A-Z0-9]{1,5}$/i
const ICAO_CODE = /^[A-Z]{4}$/i
const WEIGHT_WITH_UNIT = /\d\s*(?:kg|kgs|t|tonnes?|lbs?)$/i
const COUNT = /^\d{1,3}$/

/** What may be wrong with a value. A desk can read past all of it, so nothing is refused. */
export type Advice = 'registration' | 'mtow' | 'icao' | 'time' | 'order' | 'count'

const unlike = (pattern: RegExp, value: string) =>
  value.trim() !== '' && !pattern.test(value.trim())

function timeAdvice(value: string): Advice | undefined {
  return value.trim() !== '' && !parseUtc(value) ? 'time' : undefined
}

function departureAdvice({ eta, etd }: HandlingRequest): Advice | undefined {
  const [arrival, departure] = [parseUtc(eta), parseUtc(etd)]
  if (arrival && departure && isBefore(departure, arrival)) return 'order'
  return timeAdvice(etd)
}

/** @returns what to mention beside a field, or undefined. */
export function adviceOn(
  name: keyof HandlingRequest,
  request: HandlingRequest,
): Advice | undefined {
  const value = request[name]
  switch (name) {
    case 'registration':
      return unlike(REGISTRATION, value) ? 'registration' : undefined
    case 'mtow':
      return unlike(WEIGHT_WITH_UNIT, value) ? 'mtow' : undefined
    case 'from':
    case 'to':
      return unlike(ICAO_CODE, value) ? 'icao' : undefined
    case 'eta':
      return timeAdvice(value)
    case 'etd':
      return departureAdvice(request)
    case 'passengers':
    case 'crew':
      return unlike(COUNT, value) ? 'count' : undefined
    default:
      return undefined
  }
}
