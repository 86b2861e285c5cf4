import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { computeBrandDigests } from './brand/digests.ts'
import { readDigests } from './digests.ts'
import { computeFilmDigests, computePictureDigests } from './encode/digests.ts'
import { FILMS } from './encode/films/films.ts'
import { MASTERS } from './encode/places.ts'
import { ALTERNATIVE_TEXTS, PICTURES } from './encode/slots.ts'

const list = (root: string, folder: string) =>
  readdirSync(join(root, folder)).map((file) => join(folder, file))

/** Fails with the names that nothing uses. A soft assertion, so that one run reports all lists. */
function expectAllUsed(names: readonly string[], used: Iterable<string>, place: string) {
  const left = names.filter((name) => !new Set(used).has(name))
  expect.soft(left, `Delete what is unused in ${place}: ${left.join(', ')}`).toEqual([])
}

test('every master and every alternative text belongs to a slot', () => {
  const masters = PICTURES.map(({ master }) => master)
  const films = FILMS.flatMap(({ files }) => files.map(({ from }) => join('films', from)))
  const files = ['pictures', 'posters', 'films'].flatMap((folder) => list(MASTERS, folder))
  expectAllUsed(files, [...masters, ...films], 'tools/media/masters')
  expectAllUsed(Object.keys(ALTERNATIVE_TEXTS), masters, 'tools/media/encode/slots.ts')
})

test('every social picture and every digest belongs to a page, a picture or a film', () => {
  const brand = Object.keys(computeBrandDigests())
  const media = Object.keys({ ...computePictureDigests(), ...computeFilmDigests() })
  expectAllUsed(list('.', 'public/social'), brand, 'public/social')
  expectAllUsed(Object.keys(readDigests()), [...brand, ...media], 'tools/media/digests.json')
})
