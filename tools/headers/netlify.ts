import { CONTACT_CARD, SITE_PATHS } from '#lib/paths.ts'
import { contentType } from './mime.ts'
import type { HeaderMap, HeaderRules } from './policy.ts'

/**
 * `_headers` for Netlify and Cloudflare Pages. Both hosts apply every matching rule. If two rules set
 * a header, Netlify uses the later one, and Cloudflare joins the values unless the later rule detaches
 * the first (`! Name`, which Netlify ignores).
 */
export function formatNetlifyHeaders(rules: HeaderRules): string {
  // These hosts send text/x-vcard without a charset.
  const all = { ...rules, [CONTACT_CARD]: { 'Content-Type': contentType(CONTACT_CARD) } }
  const blocks = Object.entries(all).map(([pattern, headers]) => {
    const detached = Object.keys(headers).filter((name) => pattern !== '/*' && rules['/*']?.[name])
    return [pattern, ...detached.map((name) => `! ${name}`), ...linesOf(headers)].join('\n  ')
  })
  return `${blocks.join('\n\n')}\n`
}

const linesOf = (headers: HeaderMap) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

/**
 * `_redirects`: addresses have no trailing slash. Cloudflare Pages adds one to folders, so each page
 * is rewritten, and the address with a slash redirected. Netlify treats both as the same path and
 * serves an existing page before it reads these rules.
 */
export function formatNetlifyRedirects(): string {
  const pages = SITE_PATHS.filter((path) => path !== '/')
  return pages.map((path) => `${path} ${path}/ 200\n${path}/ ${path} 301\n`).join('')
}
