export type Text = {
  /** File and path in it, e.g. `src/content/home.ts: cover.title`. */
  place: string
  key: string
  value: string
  /** The source of a function that returns a sentence: it contains the words of every branch. */
  isCode?: boolean
}

/**
 * The argument for functions that return a sentence. It can act as a number, a word, a list or an object.
 */
export const SAMPLE = '7'
const sample: object = new Proxy(() => sample, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => SAMPLE : sample),
})

/** @returns all texts in a words module, also those that its functions return */
export function findTexts(node: unknown, place: string, key = ''): Text[] {
  if (node === sample) return []
  if (typeof node === 'string') return [{ place, key, value: node }]
  if (typeof node === 'function') {
    const say = node as (...values: object[]) => unknown
    return [
      { place, key, value: String(say), isCode: true },
      ...findTexts(say(...Array.from({ length: say.length }, () => sample)), place, key),
    ]
  }
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => {
    const childPlace = `${place}${key && '.'}${name}`
    // Titles of points are keys.
    const title = /^[A-Z]/.test(name) ? [{ place: childPlace, key: 'title', value: name }] : []
    return [...title, ...findTexts(child, childPlace, name)]
  })
}
