import { SITE_PATHS } from '#lib/paths.ts'
import { contentClass } from './contentClass.ts'
import type { PolicyInputs } from './csp.ts'
import { contentType } from './mime.ts'
import { classHeaders, type HeaderMap } from './policy.ts'

/** Cloudflare Pages drops what goes beyond these. */
const MAX_RULES = 100
const MAX_LINE = 2000
/** Files whose type these hosts do not know as we do: they say text/x-vcard, without a charset. */
const TYPED = /\.vcf$/

export type PublishedFiles = {
  /** Names of the folders at the top of `dist` that hold files, not pages: `assets`, `media`… */
  folders: readonly string[]
  /** Names of the files at the top of `dist`, HTML and host files left out. */
  files: readonly string[]
}

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * Both apply every rule that matches. For a header named twice Netlify lets the later rule win,
 * while Cloudflare joins the values with a comma unless the later rule detaches the first one
 * (`! Name`, a line that Netlify skips). So `/*` comes first and holds what nearly all responses
 * share, unknown paths included, and the few rules that differ detach before they set. No path has
 * two rules with Cache-Control: an unknown path keeps the host's own, which is not to store, or in a
 * folder of pages has theirs.
 *
 * @throws Error when the result would exceed what Cloudflare Pages reads, or a path lacks a header
 * that `/*` has: Netlify could not take it back.
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

/** One rule for all pages in a folder: a host reads so many rules and no more. */
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
 * `_redirects`: addresses have no trailing slash. Cloudflare Pages would add one to a path that is
 * a folder, so each page is rewritten and its slashed form redirected. Netlify takes both forms
 * for the same path and serves the page that exists at it before it looks at these rules.
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
