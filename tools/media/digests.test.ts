import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { computeDocumentDigests } from '#tools/profile/digests.ts'
import { documents } from '#tools/profile/entry.tsx'
import { computeBrandDigests, TEXT_FILES } from './brand/digests.ts'
import { readDigests } from './digests.ts'
import { computeFilmDigests, computePictureDigests } from './encode/digests.ts'
import { readDrawings } from './encode/drawings.ts'

/** Fails with the names of the files that `npm run assets` would change. */
function expectFresh(stale: readonly string[]) {
  expect(stale, `Stale: ${stale.join(', ')}. Run: npm run assets`).toEqual([])
}

test('pictures, films, social cards, icons and PDFs are up to date with their sources', () => {
  const written = readDigests()
  const present = {
    ...computePictureDigests(),
    ...computeFilmDigests(),
    ...computeBrandDigests(),
    ...computeDocumentDigests(documents),
  }
  expectFresh(Object.keys(present).filter((name) => present[name] !== written[name]))
})

test('drawings, logos, favicon and manifest are up to date with their sources', () => {
  const drawings = Object.entries(readDrawings()).map(
    ([file, svg]) => [join('public/media', file), svg] as const,
  )
  const isStale = ([file, text]: readonly [string, string]) =>
    !existsSync(file) || readFileSync(file, 'utf8') !== text
  expectFresh([...drawings, ...Object.entries(TEXT_FILES)].filter(isStale).map(([file]) => file))
})
