import { expect, test } from 'vitest'
import type { FilmData, PictureData } from '#content/types.ts'
import { describeSources, FILMS } from './films/films.ts'
import { toModule } from './places.ts'
import { getAlternativeText, PICTURES } from './slots.ts'

type Module = { pictures?: Record<string, PictureData>; films?: Record<string, FilmData> }
const readModule = async (page: string) => (await import(toModule(page))) as Module

/** Fails with the generated values that `npm run assets` would change. */
function expectFresh(written: unknown, present: unknown, place: string) {
  expect(written, `Stale: ${place}. Run: npm run assets`).toEqual(present)
}

test('each picture has the alternative text and the focus of its slot', async () => {
  for (const slot of PICTURES) {
    for (const page of slot.pages) {
      const { alt, focus } = (await readModule(page)).pictures?.[slot.name] ?? {}
      const present = { alt: getAlternativeText(slot), focus: slot.focus }
      expectFresh({ alt, focus }, present, `${slot.name} of ${page}`)
    }
  }
})

test('each film has the sources of its slot', async () => {
  for (const slot of FILMS) {
    const film = (await readModule(slot.page)).films?.[slot.name]
    expectFresh(film?.sources, describeSources(slot), `film ${slot.name}`)
  }
})
