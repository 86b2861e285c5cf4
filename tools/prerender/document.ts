import { createHash } from 'node:crypto'

/** Escapes `<`, so that the JSON cannot close its script element. */
const jsonForScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

export type DocumentParts = {
  html: string
  /** Markup of stylesheets and scripts. */
  assets: string
  jsonLd: readonly object[]
}

/**
 * Adds a page's assets and structured data at the end of the head. Before React's own head tags they
 * would break hydration.
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
