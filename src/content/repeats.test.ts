import { expect, it } from 'vitest'
import { findTexts, type Text } from '#testing/findTexts.ts'
import { modules } from './modules.ts'

/** If two texts share this many words in a row, one repeats the other. */
const WORDS_IN_A_ROW = 6

/**
 * Texts that may repeat others: quotations, legal lines, labels and captions, lists to send (each is copied
 * alone), facts of the company, and texts never read together with the rest, such as descriptions for search
 * engines.
 */
const MAY_REPEAT = [
  /home\.ts: testimonials\.items/,
  /metadata\.ts|company\.ts|services\.ts|navigation\.ts: titles|metaDescription|\.alt$/,
  /form\.privacy$|privacy\.ts/,
  /\.(captions?|rows|heads|description|sources)(\.|$)/,
  /\.send\.\d+$|\.placeholder$|shared\.ts: terms|facts\.ts: formatFacts/,
  /: (unfilled|claims)\./,
]

/** Matches a name, which counts as one word. */
const AIRPORT = /Kuwait International Airport \(KWI\s\/\sOKKK\)/g

const texts = Object.entries(modules)
  .flatMap(([file, module]) => findTexts(module, `${file.slice(1)}: `))
  .filter(({ place, isCode }) => !isCode && !MAY_REPEAT.some((places) => places.test(place)))

/** @returns the words of a text, without punctuation */
const toWords = (value: string) =>
  value
    .replaceAll(AIRPORT, 'OKKK')
    .toLowerCase()
    .match(/[\p{L}\p{N}’:.°-]*[\p{L}\p{N}]/gu) ?? []

const readFile = (place: string) => place.split(': ')[0]

/** Whether both are one constant, of the same module or of `src/content`. Copied services have others. */
const isConstant = (first: Text, { place, value }: Text) =>
  first.value === value &&
  (first.place.startsWith('src/content/') || readFile(first.place) === readFile(place))

it('no two texts share six words in a row', () => {
  const firstPlaces = new Map<string, Text>()
  const repeats = new Map<string, string>()
  for (const text of texts) {
    const words = toWords(text.value)
    for (let at = 0; at + WORDS_IN_A_ROW <= words.length; at += 1) {
      const row = words.slice(at, at + WORDS_IN_A_ROW).join(' ')
      const first = firstPlaces.get(row)
      if (!first) firstPlaces.set(row, text)
      else if (!isConstant(first, text)) repeats.set(`${first.place} and ${text.place}`, row)
    }
  }
  const advice = 'Say it once, and link to it from the other place.'
  const found = [...repeats].map(([places, row]) => `${places}: “${row}”`)
  expect(found, advice).toEqual([])
})
