import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeDigest } from '../digests.ts'
import { FILMS } from './films/films.ts'
import { MASTERS } from './places.ts'
import { PICTURES } from './slots.ts'

/** @returns digests of each picture's master and slot, by the picture's name */
export const computePictureDigests = (): Record<string, string> =>
  Object.fromEntries(
    PICTURES.map(({ name, master, crop, widths, aspect }) => [
      name,
      computeDigest(
        JSON.stringify({ name, crop, widths, aspect }),
        readFileSync(join(MASTERS, master)),
      ),
    ]),
  )

/** @returns digests of each film's masters and encodings, by `film <name>` */
export const computeFilmDigests = (): Record<string, string> =>
  Object.fromEntries(
    FILMS.map((slot) => {
      const masters = slot.files.filter(({ from }) => from.endsWith('.mp4'))
      const files = [...new Set(masters.map(({ from }) => join(MASTERS, 'films', from)))]
      const encodings = slot.files.map(({ name, from, codec, crf, width, transfer }) => {
        return { name, from, codec, crf, width, transfer }
      })
      return [
        `film ${slot.name}`,
        computeDigest(JSON.stringify(encodings), ...files.map((file) => readFileSync(file))),
      ]
    }),
  )
