import { realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { join } from 'node:path/posix'

/** What a request is for. `path` is the decoded URL path, `file` the path of its file in `dist`. */
export type Target =
  | { kind: 'file'; path: string; file: string }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' }

export const NOT_FOUND = '/404.html'

const INDEX = 'index.html'
/** Files for hosts, and compressed files, which are forms of another address. */
const UNADDRESSABLE = /^_(?:headers|redirects)$|\.(?:br|gz)$/

/**
 * Finds what a request target (`/services?x=1`) stands for: a file, the folder's page, or the one
 * address of that page. Nothing outside `dist` is ever found, also not through a link.
 */
export async function findTarget(dist: string, url: string): Promise<Target> {
  const [address = '', query] = url.split(/\?(.*)/s)
  const search = query === undefined ? '' : `?${query}`
  const segments = decodeSegments(address)
  if (!segments) return { kind: 'malformed' }

  const last = segments.at(-1)
  const indirect = last === '' || last === INDEX
  const names = indirect ? segments.slice(0, -1) : segments
  const path = `/${names.join('/')}`
  // An empty name would make `//host` of a redirect, which browsers take for another site.
  if (names.some(isHidden) || path === NOT_FOUND) return { kind: 'missing' }

  const kind = await kindInside(dist, path)
  const page = join(path, INDEX)
  if (kind === 'folder' && (await kindInside(dist, page)) === 'file') {
    return indirect && address !== '/'
      ? { kind: 'moved', location: encodeURI(path) + search }
      : { kind: 'file', path, file: page }
  }
  return kind === 'file' && !indirect ? { kind: 'file', path, file: path } : { kind: 'missing' }
}

function decodeSegments(address: string): string[] | null {
  if (!address.startsWith('/')) return null
  try {
    const segments = address.slice(1).split('/').map(decodeURIComponent)
    // A decoded slash, backslash or control character is part of no name of ours.
    return segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? null : segments
  } catch {
    return null
  }
}

function isHidden(name: string, index: number): boolean {
  if (name === '.well-known' && index === 0) return false
  return name === '' || name.startsWith('.') || UNADDRESSABLE.test(name)
}

/** What `path` is, links followed: nothing where they lead out of `dist`. */
async function kindInside(dist: string, path: string): Promise<'file' | 'folder' | null> {
  try {
    const [root, file] = await Promise.all([realpath(dist), realpath(join(dist, path))])
    if (file !== root && !file.startsWith(root + sep)) return null
    return (await stat(file)).isFile() ? 'file' : 'folder'
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return null
    throw error
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])
