import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { computeDocumentDigests } from '#tools/profile/digests.ts'
import { documents } from '#tools/profile/entry.tsx'
import { computeBrandDigests } from './brand/digests.ts'
import { readDigests } from './digests.ts'
import { computeFilmDigests, computePictureDigests } from './encode/digests.ts'
import { ENCODED } from './encode/films/films.ts'
import { MASTERS } from './encode/places.ts'
import { ALTERNATIVE_TEXTS, PICTURES } from './encode/slots.ts'

const list = (root: string, folder: string) =>
  readdirSync(join(root, folder)).map((file) => join(folder, file))

const pictures = PICTURES.map(({ master }) => master)
const films = ENCODED.flatMap(({ files }) => files.map(({ from }) => join('films', from)))
const masters = ['pictures', 'posters', 'films'].flatMap((folder) => list(MASTERS, folder))
const brand = computeBrandDigests()
const pdfs = computeDocumentDigests(documents)
const digests = { ...brand, ...pdfs, ...computePictureDigests(), ...computeFilmDigests() }

test.each<[place: string, names: string[], used: string[]]>([
  ['tools/media/masters', masters, [...pictures, ...films]],
  ['tools/media/encode/slots.ts', Object.keys(ALTERNATIVE_TEXTS), pictures],
  ['public/social', list('.', 'public/social'), Object.keys(brand)],
  ['tools/media/digests.json', Object.keys(readDigests()), Object.keys(digests)],
])('a page, a picture or a film uses all that is in %s', (_place, names, used) => {
  expect(names.filter((name) => !used.includes(name))).toEqual([])
})
