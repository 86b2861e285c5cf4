import { createHash } from 'node:crypto'

/** JSON inside a script element must not be able to close it. */
const jsonForScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

export type DocumentParts = {
  html: string
  /** Files relative to the site's root, without a leading slash. */
  styles: readonly string[]
  /** The module script that runs. */
  script: string
  /** What that script brings once the page is painted, the entry last. */
  modules?: readonly string[]
  jsonLd: readonly object[]
}

/**
 * Adds a page's assets and structured data at the end of the head. Anything in front of React's
 * own head tags would break the hydration of the document.
 */
export function completeDocument({ html, styles, script, modules, jsonLd }: DocumentParts): string {
  const tags = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Its turn comes after the page has loaded: not before the picture.
    `<script type="module" src="/${script}"${modules ? ` data-modules="${modules.map((file) => `/${file}`).join(' ')}" fetchpriority="low"` : ''}></script>`,
    ...jsonLd.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join('')
  if (!html.includes('</head>')) throw new Error('The rendered page has no head')
  const complete = html.replace('</head>', () => `${tags}</head>`)
  return complete.startsWith('<!') ? complete : `<!DOCTYPE html>${complete}`
}

/** CSP source expressions for every inline script that a browser would run, sorted. */
export function inlineScriptHashes(html: string): string[] {
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
