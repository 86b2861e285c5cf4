import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

export type OfflineFile = {
  url: string
  /** Content hash, or null if the file name has one. */
  revision: string | null
}

/** Pictures and films are too large: the browser's own cache keeps them. */
const CACHED =
  /^\/(?:assets\/[^/]+\.(?:js|css)|fonts\/[^/]+\.woff2|brand\/logo[^/]*\.svg|.*\.html)$/

/**
 * Lists the files that the service worker keeps for offline visits: every page, and its code, fonts
 * and logo.
 *
 * @param dist built site, before compression
 */
export async function listOfflineFiles(dist: string): Promise<OfflineFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const urls = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name))}`)
    .filter((url) => CACHED.test(url))
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
