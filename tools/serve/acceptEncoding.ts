export type Coding = 'br' | 'gzip' | 'identity'

/** Ours, best first: the order among codings that the client likes equally. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity']
/** Below every weight that a header can name, as identity is when nothing is said of it. */
const LEAST = 0.0001

/**
 * The codings that a client takes, best first, from its Accept-Encoding header.
 *
 * Identity stands last even when the client refuses it: an answer it can ignore serves it better
 * than none.
 */
export function acceptedCodings(header: string | undefined): Coding[] {
  const weights = new Map((header ?? '').split(',').flatMap(parseItem))
  const any = weights.get('*')
  const weight = (coding: Coding) =>
    weights.get(coding) ?? any ?? (coding === 'identity' ? LEAST : 0)
  const accepted = CODINGS.filter((coding) => weight(coding) > 0).toSorted(
    (a, b) => weight(b) - weight(a),
  )
  return accepted.includes('identity') ? accepted : [...accepted, 'identity']
}

function parseItem(item: string): [name: string, weight: number][] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  if (name === '') return []
  const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
  if (!/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value)) return []
  return [[name === 'x-gzip' ? 'gzip' : name, Number(value)]]
}
