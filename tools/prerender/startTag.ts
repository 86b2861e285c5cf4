/** The inline start script of a page and the absolute paths of the scripts that it loads. */
export type StartTag = {
  code: string
  /** Module of the page's route, evaluated before the entry. */
  page: string
  entry: string
  /** Imports of `page` and `entry`, fetched at the same time. */
  chunks: readonly string[]
}

const TAG =
  /<script type="module" data-page="(?<page>[^"]+)" data-entry="(?<entry>[^"]+)" data-chunks="(?<chunks>[^"]*)"[^>]*>(?<code>.+?)<\/script>/s

/**
 * @returns the element that `src/app/hydration/start.ts` looks for. `blocking` makes the script run
 * before the first paint, so that it records early clicks.
 * @throws if the code would end its own element
 */
export function writeStartTag({ code, page, entry, chunks }: StartTag): string {
  if (/<\/?script|<!--/i.test(code)) throw new Error('The start script cannot be inline')
  return `<script type="module" data-page="${page}" data-entry="${entry}" data-chunks="${chunks.join(' ')}" blocking="render">${code}</script>`
}

/** @throws if the page has no start tag */
export function readStartTag(html: string): StartTag {
  const { code, page, entry, chunks } = TAG.exec(html)?.groups ?? {}
  if (!code || !page || !entry || chunks === undefined) {
    throw new Error('A page has no start script')
  }
  return { code, page, entry, chunks: chunks.split(' ').filter(Boolean) }
}
