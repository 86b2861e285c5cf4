import { SITE_PATHS } from '#lib/paths.ts'
import { contentClass } from './contentClass.ts'
import type { PolicyInputs } from './csp.ts'
import { contentType } from './mime.ts'
import { classHeaders, type HeaderMap } from './policy.ts'

/** Limits of Cloudflare Pages, which drops anything beyond them. */
const MAX_RULES = 100
const MAX_LINE = 2000
/** Files that these hosts send with another type: text/x-vcard, without a charset. */
const TYPED = /\.vcf$/

export type PublishedFiles = {
  /** Folders at the top of `dist` that contain files, not pages: `assets`, `media`… */
  folders: readonly string[]
  /** Files at the top of `dist`, except HTML and host files. */
  files: readonly string[]
}

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * Both hosts apply every matching rule. If two rules set a header, Netlify uses the later one, and
 * Cloudflare joins the values unless the later rule detaches the first (`! Name`, which Netlify
 * ignores). Therefore `/*` comes first with the shared headers, and later rules detach what they
 * change. `/*` has no Cache-Control: the hosts do not cache unknown paths.
 *
 * @throws if the result exceeds a limit of Cloudflare Pages, or if a path lacks a header of `/*`,
 * which Netlify cannot remove
 */
export function netlifyHeaders(inputs: PolicyInputs, { folders, files }: PublishedFiles): string {
  const { 'Cache-Control': _, ...shared } = classHeaders('page', inputs)
  const patterns: [pattern: string, example: string][] = [
    ...pagePatterns().map((pattern): [string, string] => [pattern, pattern.replace('*', 'any')]),
    ...folders.map((name): [string, string] => [`/${name}/*`, `/${name}/any.file`]),
    ...files.map((name): [string, string] => [`/${name}`, `/${name}`]),
  ]
  const rules = patterns.map(([pattern, example]) => {
    const type = TYPED.test(example) && { 'Content-Type': contentType(example) }
    return rule(pattern, shared, { ...classHeaders(contentClass(example), inputs), ...type })
  })
  return checked(`${[block('/*', lines(shared)), ...rules].join('\n\n')}\n`)
}

/** One rule for all pages in a folder, because the number of rules is limited. */
const pagePatterns = () => [
  ...new Set(SITE_PATHS.map((path) => path.replace(/^(\/[^/]+\/).+$/, '$1*'))),
]

function rule(pattern: string, shared: HeaderMap, own: HeaderMap): string {
  const lacking = Object.keys(shared).find((name) => !(name in own))
  if (lacking) throw new Error(`_headers: ${pattern} lacks ${lacking}`)
  const changed = Object.entries(own).filter(([name, value]) => shared[name] !== value)
  const detached = changed.filter(([name]) => name in shared).map(([name]) => `! ${name}`)
  return block(pattern, [...detached, ...lines(Object.fromEntries(changed))])
}

/**
 * `_redirects`: addresses have no trailing slash. Cloudflare Pages adds one to folders, so each page
 * is rewritten, and the address with a slash redirected. Netlify treats both as the same path and
 * serves an existing page before it reads these rules.
 */
export function netlifyRedirects(): string {
  const pages = SITE_PATHS.filter((path) => path !== '/')
  return pages.map((path) => `${path} ${path}/ 200\n${path}/ ${path} 301\n`).join('')
}

function lines(headers: HeaderMap): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
}

function block(pattern: string, content: string[]): string {
  return [pattern, ...content.map((line) => `  ${line}`)].join('\n')
}

function checked(text: string): string {
  const long = text.split('\n').find((line) => line.length > MAX_LINE)
  if (long) throw new Error(`_headers: a line exceeds ${MAX_LINE} characters: ${long.slice(0, 60)}`)
  const rules = text.match(/^\//gm)?.length ?? 0
  if (rules > MAX_RULES) throw new Error(`_headers: ${rules} rules exceed ${MAX_RULES}`)
  return text
}
