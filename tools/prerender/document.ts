import { createHash } from 'node:crypto'

/** JSON inside a script element must not be able to close it. */
const jsonForScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

export type DocumentParts = {
  html: string
  /** Markup that goes before the structured data. */
  assets: string
  jsonLd: readonly object[]
}

/**
 * Adds a page's assets and structured data at the end of the head. Anything in front of React's
 * own head tags would break the hydration of the document.
 */
export function completeDocument({ html, assets, jsonLd }: DocumentParts): string {
  const tags = [
    assets,
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
