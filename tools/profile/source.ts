import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { largestVariant } from './pictures.ts'

const FONTS = 'tools/profile/fonts'

/** What the PDF in `public` was made of. */
export const SOURCE_FILE = 'tools/profile/source.sha256'

/** @returns a digest of all that a profile is printed from: its document, pictures and fonts */
export function sourceDigest(html: string): string {
  const digest = createHash('sha256').update(html)
  const names = [...html.matchAll(/\/picture\/\d+\/([a-z-]+)/g)].map(([, name = '']) => name)
  for (const name of names) digest.update(readFileSync(largestVariant(name)))
  for (const font of readdirSync(FONTS).toSorted()) digest.update(readFileSync(join(FONTS, font)))
  return digest.digest('hex')
}
