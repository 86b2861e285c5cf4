import { realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { join } from 'node:path/posix'

/** The target of a request. `path` is the decoded URL path, `file` the path of its file in `dist`. */
export type Target =
  | { kind: 'file'; path: string; file: string }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' }

export const NOT_FOUND = '/404.html'

const INDEX = 'index.html'
/** Host configuration and compressed files have no address of their own. */
const UNADDRESSABLE = /^_(?:headers|redirects)$|\.(?:br|gz)$/

/**
 * Resolves a URL such as `/services?x=1` to a file, the page of a folder, or a redirect to the
 * canonical address of that page.
 */
export async function findTarget(dist: string, url: string): Promise<Target> {
  const [address = '', query] = url.split(/\?(.*)/s)
  const segments = decodeSegments(address)
  if (!segments) return { kind: 'malformed' }

  const last = segments.at(-1)
  const isIndirect = last === '' || last === INDEX
  const names = isIndirect ? segments.slice(0, -1) : segments
  const path = `/${names.join('/')}`
  // Empty names count as hidden: a redirect to `//host` would lead to another site.
  if (names.some(isHidden) || path === NOT_FOUND) return { kind: 'missing' }

  const page = join(path, INDEX)
  if (await isFileWithin(dist, page)) {
    if (!isIndirect || address === '/') return { kind: 'file', path, file: page }
    const search = query === undefined ? '' : `?${query}`
    return { kind: 'moved', location: encodeURI(path) + search }
  }
  const isFound = !isIndirect && (await isFileWithin(dist, path))
  return isFound ? { kind: 'file', path, file: path } : { kind: 'missing' }
}

function decodeSegments(address: string): string[] | null {
  if (!address.startsWith('/')) return null
  try {
    const segments = address.slice(1).split('/').map(decodeURIComponent)
    // No file of the site has a slash, a backslash or a control character in its name.
    return segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? null : segments
  } catch {
    return null
  }
}

/** Dot names include `..`, so nothing outside `dist` has an address. */
function isHidden(name: string, index: number): boolean {
  if (name === '.well-known' && index === 0) return false
  return name === '' || name.startsWith('.') || UNADDRESSABLE.test(name)
}

/** Follows symbolic links, and refuses those that lead out of the folder. */
async function isFileWithin(folder: string, path: string): Promise<boolean> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(`${root}${sep}`) && (await stat(file)).isFile()
  } catch {
    return false
  }
}
