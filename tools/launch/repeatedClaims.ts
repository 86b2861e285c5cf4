import { listTexts, type Place } from './listTexts.ts'
import type { FoundValue } from './ownersValues.ts'

/** If this many words in a row are the same, the claim was repeated on purpose. */
const WORDS = 5

/** @returns unlisted places that repeat a listed claim in the same words */
export function findRepetitions(content: Record<string, unknown>, claim: FoundValue): string[] {
  const all = Object.entries(content).flatMap(([file, module]) =>
    listTexts(module, `${file.replace(/^\//, '')}: `),
  )
  const own = `${claim.file}: ${claim.path}`
  const isOwn = ({ place }: Place) => place === own || place.startsWith(`${own}.`)
  const said = new Set(all.filter(isOwn).flatMap(({ text }) => listPhrases(text)))
  return all
    .filter((one) => !isOwn(one) && listPhrases(one.text).some((phrase) => said.has(phrase)))
    .map(({ place }) => place)
}

function listPhrases(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
  return words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' '))
}
