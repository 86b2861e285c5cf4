import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeDigest } from '../digests.ts'
import { ENCODED, getCodec } from './films/films.ts'
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
    ENCODED.map((slot) => {
      const files = [...new Set(slot.files.map(({ from }) => join(MASTERS, 'films', from)))]
      const encodings = slot.files.map(({ name, from, crf, width }) => {
        return { name, from, codec: getCodec(name), crf, width }
      })
      return [
        `film ${slot.name}`,
        computeDigest(JSON.stringify(encodings), ...files.map((file) => readFileSync(file))),
      ]
    }),
  )
