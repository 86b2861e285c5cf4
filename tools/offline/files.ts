import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

export type OfflineFile = {
  url: string
  /** Null where the file's name holds a hash of its content. */
  revision: string | null
}

/** Pictures and films are left to the browser's own cache: they are most of the weight. */
const KEPT = /^\/(?:assets\/[^/]+\.(?:js|css)|fonts\/[^/]+\.woff2|brand\/logo[^/]*\.svg|.*\.html)$/

/**
 * What a visitor without a line still gets, as the service worker lists it: every page, and what
 * pages need to be read and used.
 *
 * @param dist the built site, before its files are compressed.
 */
export async function offlineFiles(dist: string): Promise<OfflineFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const urls = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((url) => KEPT.test(url))
    .toSorted()
  return await Promise.all(
    urls.map(async (url) => ({
      url: url.replace(/\/index\.html$/, '') || '/',
      revision: url.startsWith('/assets/') ? null : await md5(join(dist, url)),
    })),
  )
}

const md5 = async (file: string) =>
  createHash('md5')
    .update(await readFile(file))
    .digest('hex')
