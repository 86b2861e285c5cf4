import { readFile } from 'node:fs/promises'

const FILE = 'src/app/start.js'

/** @returns a function that writes the inline start script of a page */
export async function readStartScript() {
  const code = (await readFile(FILE, 'utf8')).replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '')
  /**
   * @param path the page's own, undefined for the not-found page, which belongs to every other path
   * @param modules absolute paths: the page's module, the entry, then what they import
   */
  return (path: string | undefined, modules: readonly string[]) =>
    `<script${path ? ` data-path="${path}"` : ''} data-modules="${modules.join(' ')}">${code}</script>`
}
