import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '#content/modules.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'
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
/** Pictures that a module lists for its page, and those that the words show. */
const listed = PICTURES.filter(({ pages }) => pages.length > 0).map(({ name }) => name)
const words = Object.entries(modules).filter(([file]) => !file.includes('/pictures/'))
const shown = [...JSON.stringify(words).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name)
const brand = computeBrandDigests()
const pdfs = computeDocumentDigests(documents)
const digests = { ...brand, ...pdfs, ...computePictureDigests(), ...computeFilmDigests() }

test.each<[place: string, names: string[], used: string[]]>([
  ['tools/media/masters', masters, [...pictures, ...films]],
  ['tools/media/encode/slots.ts', Object.keys(ALTERNATIVE_TEXTS), pictures],
  ['public/social', list('.', 'public/social'), Object.keys(brand)],
  ['tools/media/digests.json', Object.keys(readDigests()), Object.keys(digests)],
  ['tools/media/encode/slots.ts', listed, [...SERVICE_SLUGS, ...shown]],
])('a page, a picture or a film uses all that is in %s', (place, names, used) => {
  const left = names.filter((name) => !used.includes(name))
  expect(left, `Nothing uses ${left.join(', ')}: delete it from ${place}`).toEqual([])
})
