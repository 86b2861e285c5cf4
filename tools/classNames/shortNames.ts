import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** No vowels: nothing that blockers of advertisements look for is spelt with these. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'
const STYLES = '.css.ts'

/** What vanilla-extract asks a name for. */
type Asked = { hash: string; filePath: string }

/**
 * Names for the classes and properties of the production build: two letters for the file, by its
 * place among all, and a number within it. Hashes of the file's path, the library's own, are as long
 * again, in every page, script and stylesheet.
 *
 * @param root folder that holds every `.css.ts`, as the library's paths begin
 * @throws Error for a file outside of it, or if there are more than the letters can name
 */
export function shortNames(root: string): (asked: Asked) => string {
  /** By the library's own name: a file that is asked for twice keeps what it has. */
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let files: string[] | undefined

  function prefixOf(filePath: string): string {
    files ??= readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(STYLES))
      .map((file) => join(root, file).replaceAll('\\', '/'))
      .toSorted()
    const place = files.indexOf(filePath)
    const [first, second] = [Math.floor(place / LETTERS.length), place % LETTERS.length]
    if (place < 0 || first >= LETTERS.length) throw new Error(`No class names for ${filePath}`)
    return LETTERS.charAt(first) + LETTERS.charAt(second)
  }

  return ({ hash, filePath }) => {
    const known = names.get(hash)
    if (known) return known
    const count = counts.get(filePath) ?? 0
    counts.set(filePath, count + 1)
    const name = prefixOf(filePath) + count.toString(36)
    names.set(hash, name)
    return name
  }
}
