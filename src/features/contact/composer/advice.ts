import { normaliseInput } from '#lib/normaliseInput.ts'
import { isBefore, parseUtc } from './utc.ts'
import type { HandlingRequest } from './flight.ts'

/** A possible mistake in a field. Advice never blocks: the desk can ask the visitor. */
export type Advice = 'registration' | 'mtow' | 'icao' | 'time' | 'order' | 'count'

const ICAO_CODE = { pattern: /^[A-Z]{4}$/i, advice: 'icao' } as const
const COUNT = { pattern: /^\d{1,3}$/, advice: 'count' } as const
const PATTERNS: Partial<Record<keyof HandlingRequest, { pattern: RegExp; advice: Advice }>> = {
  registration: { pattern: /^(?=.*[A-Z])[A-Z0-9]{1,3}-?[A-Z0-9]{1,5}$/i, advice: 'registration' },
  mtow: { pattern: /\d\s*(?:kg|kgs|t|tonnes?|lbs?)$/i, advice: 'mtow' },
  from: ICAO_CODE,
  to: ICAO_CODE,
  passengers: COUNT,
  crew: COUNT,
}

export function findAdvice(
  name: keyof HandlingRequest,
  request: HandlingRequest,
): Advice | undefined {
  const value = normaliseInput(request[name])
  if (value === '') return undefined
  const rule = PATTERNS[name]
  if (rule) return rule.pattern.test(value) ? undefined : rule.advice
  if (name !== 'eta' && name !== 'etd') return undefined
  const [time, arrival] = [parseUtc(value), parseUtc(request.eta)]
  if (name === 'etd' && time && arrival && isBefore(time, arrival)) return 'order'
  return time ? undefined : 'time'
}
