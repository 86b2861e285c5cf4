import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeDigest } from '../digests.ts'
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
