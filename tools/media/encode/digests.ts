import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeDigest } from '../digests.ts'
import { MASTERS } from './places.ts'
import { PICTURES } from './slots.ts'

/** @returns digests of each picture's master and slot, by the picture's name */
export const computePictureDigests = (): Record<string, string> =>
  Object.fromEntries(
    PICTURES.map(({ alt: _, focus: __, pages: ___, ...slot }) => [
      slot.name,
      computeDigest(JSON.stringify(slot), readFileSync(join(MASTERS, slot.master))),
    ]),
  )
