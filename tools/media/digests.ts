import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'tools/media/digests.json'

/** For each generated file or picture, the digest of its sources. */
export const readDigests = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {}

/** @param replaced names that are removed unless they are among the new ones, because their file is gone */
export function writeDigests(digests: Record<string, string>, replaced?: RegExp): void {
  const kept = Object.entries(readDigests()).filter(([name]) => !replaced?.test(name))
  const all = Object.entries({ ...Object.fromEntries(kept), ...digests }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

export function computeDigest(...sources: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(source)
  return hash.digest('hex').slice(0, 16)
}
