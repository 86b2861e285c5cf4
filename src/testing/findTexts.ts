export type Text = {
  /** File and path in it, e.g. `src/content/home.ts: cover.title`. */
  place: string
  key: string
  value: string
  /** The code of a sentence with figures: it has the words of every branch. */
  isCode?: boolean
}

/** What a sentence with figures is called with. It can stand for a figure, a word, a list or an object. */
export const SAMPLE = '7'
const sample: object = new Proxy(() => sample, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => SAMPLE : sample),
})

/** @returns all texts in a module of words, with those of its sentences with figures */
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
  return Object.entries(node).flatMap(([name, child]) =>
    findTexts(child, `${place}${key && '.'}${name}`, name),
  )
}
