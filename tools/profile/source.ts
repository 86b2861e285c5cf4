import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLargestVariant } from './pictures.ts'

const FONTS = 'tools/profile/fonts'

/** @returns a digest of the sources of a PDF: its HTML, pictures and fonts */
export function computeSourceDigest(html: string): string {
  const digest = createHash('sha256').update(html)
  const names = [...html.matchAll(/\/picture\/\d+\/([a-z-]+)/g)].map(([, name = '']) => name)
  for (const name of names) digest.update(readFileSync(findLargestVariant(name)))
  const fonts = readdirSync(FONTS).filter((file) => file.endsWith('.woff2'))
  for (const font of fonts.toSorted()) digest.update(readFileSync(join(FONTS, font)))
  return digest.digest('hex')
}
