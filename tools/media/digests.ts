import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'tools/media/digests.json'

/** For each generated file or picture, the digest of its sources. */
export const readDigests = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {}

/** Keeps the digests of other files. */
export function writeDigests(digests: Record<string, string>): void {
  const all = Object.entries({ ...readDigests(), ...digests }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

export function computeDigest(...sources: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(source)
  return hash.digest('hex').slice(0, 16)
}
