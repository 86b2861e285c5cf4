import { expect, test } from 'vitest'
import type { FilmData, PictureData } from '#content/types.ts'
import { describeSources, FILMS } from './films/films.ts'
import { toModule } from './places.ts'
import { getAlternativeText, PICTURES } from './slots.ts'

type Module = { pictures?: Record<string, PictureData>; films?: Record<string, FilmData> }

const places = [
  ...PICTURES.flatMap((slot) => slot.pages.map((page) => ({ page, slot }))),
  ...FILMS.map((film) => ({ page: film.page, film })),
]

test('pages have the alternative text, focus and sources of their slots', async () => {
  const stale: string[] = []
  for (const place of places) {
    const { pictures, films } = (await import(toModule(place.page))) as Module
    if ('slot' in place) {
      const { name, focus } = place.slot
      const written = pictures?.[name]
      const isFresh = written?.alt === getAlternativeText(place.slot) && written.focus === focus
      if (!isFresh) stale.push(name)
    } else {
      const { sources } = films?.[place.film.name] ?? {}
      const isFresh = JSON.stringify(sources) === JSON.stringify(describeSources(place.film))
      if (!isFresh) stale.push(`film ${place.film.name}`)
    }
  }
  expect(stale, `Stale: ${stale.join(', ')}. Run: npm run assets`).toEqual([])
})
