/** The start script of a page and the scripts that it loads, as absolute paths. */
export type StartTag = {
  src: string
  /** Module of the page's route, evaluated before the entry. */
  page: string
  entry: string
  /** Imports of `page` and `entry`, fetched at the same time. */
  chunks: readonly string[]
}

const TAG =
  /<script type="module" src="(?<src>[^"]+)" data-page="(?<page>[^"]+)" data-entry="(?<entry>[^"]+)" data-chunks="(?<chunks>[^"]*)"/

/**
 * @returns the element that `src/app/hydration/start.ts` looks for. `blocking` makes the script run
 * before the first paint, so that it records early clicks.
 */
export const writeStartTag = ({ src, page, entry, chunks }: StartTag): string =>
  `<script type="module" src="${src}" data-page="${page}" data-entry="${entry}" data-chunks="${chunks.join(' ')}" blocking="render"></script>`

/** @throws if the page has no start tag */
export function readStartTag(html: string): StartTag {
  const { src, page, entry, chunks } = TAG.exec(html)?.groups ?? {}
  if (!src || !page || !entry || chunks === undefined) throw new Error('A page has no start script')
  return { src, page, entry, chunks: chunks.split(' ').filter(Boolean) }
}

export function listStartScripts(html: string): string[] {
  const { src, page, entry, chunks } = readStartTag(html)
  return [...new Set([src, page, entry, ...chunks])]
}
