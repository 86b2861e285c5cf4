import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What a request is for. `path` is the decoded URL path, `file` a file on disk inside `dist`. */
export type Target =
  | { kind: 'file'; path: string; file: string }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' }

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
  if (names.some(isHidden) || path === '/404.html') return { kind: 'missing' }

  const found = await locate(dist, names)
  if (!found) return { kind: 'missing' }
  if (found.isPage && indirect && address !== '/') {
    return { kind: 'moved', location: encodeURI(path) + search }
  }
  return indirect && !found.isPage ? { kind: 'missing' } : { kind: 'file', path, file: found.file }
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

async function locate(dist: string, names: string[]) {
  const found = await statInside(dist, join(dist, ...names))
  if (found?.stats.isFile()) return { file: found.file, isPage: false }
  if (!found?.stats.isDirectory()) return null
  const page = await statInside(dist, join(found.file, INDEX))
  return page?.stats.isFile() ? { file: page.file, isPage: true } : null
}

async function statInside(
  dist: string,
  path: string,
): Promise<{ file: string; stats: Stats } | null> {
  try {
    const [root, file] = await Promise.all([realpath(dist), realpath(path)])
    if (file !== root && !file.startsWith(root + sep)) return null
    return { file, stats: await stat(file) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return null
    throw error
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])
