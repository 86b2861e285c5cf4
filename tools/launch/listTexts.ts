export type Place = { place: string; text: string }

/** @returns all texts of a module, each with its place, e.g. `src/content/home.ts: hero.title` */
export function listTexts(node: unknown, place: string): Place[] {
  if (typeof node === 'string') return [{ place, text: node }]
  // The sentence that a function returns.
  if (typeof node === 'function') return [{ place, text: String(node) }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => {
    const childPlace = place.endsWith(' ') ? place + name : `${place}.${name}`
    // Titles of points are keys.
    const title = /^[A-Z]/.test(name) ? [{ place: childPlace, text: name }] : []
    return [...title, ...listTexts(child, childPlace)]
  })
}
