import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minify } from 'vite'
import type * as entry from '#app/entry-server.tsx'

export type ServerEntry = typeof entry

const START_SCRIPT = 'src/app/start.js'

/**
 * @param html as React rendered it
 * @param tags markup of stylesheets and scripts. It comes last in the head, so that React's own tags
 * hydrate.
 */
export function completeDocument(html: string, tags: string): string {
  if (!html.includes('</head>')) throw new Error('The rendered page has no head')
  return html.replace('</head>', () => `${tags}</head>`)
}

/**
 * @returns a function that writes the inline start script of a page
 * @throws if the script has a syntax error
 */
export async function readStartScript() {
  const { code, errors } = await minify(START_SCRIPT, await readFile(START_SCRIPT, 'utf8'))
  if (errors[0]) throw new Error(`${START_SCRIPT}: ${errors[0].message}`)
  /**
   * @param path the page's own; empty for the not-found page, which belongs to every other path
   * @param modules absolute paths: the page's module, the entry, then what they import
   */
  return (path: string, modules: readonly string[]) =>
    `<script data-path="${path}" data-modules="${modules.join(' ')}">${code}</script>`
}

/** @returns sorted CSP sources of all inline scripts except structured data */
export function hashInlineScripts(html: string): string[] {
  const inline = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)
  const hashes = [...inline]
    .filter(({ groups }) => !/\bsrc=|ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64'),
    )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).toSorted()
}
