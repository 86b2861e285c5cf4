import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CLOSED_DAYS_FILE, VCARD_FILE } from '#lib/files.ts'
import { contentType, MIME_TYPES } from './mime.ts'
import { buildHeaderRules, type HeaderRules, type PolicyInputs } from './policy.ts'

/** Where static hosts serve the error page like any other. */
const NOT_FOUND = ['/404', '/404.html']
const NGINX_TEMPLATES = 'tools/headers/nginx'
/** The owner adapts `example.conf` in the same folder. */
const NGINX_FILES = ['http.conf', 'server.conf']

/** The folder beside `dist` for files that a host needs but visitors must not get. */
export const toHostingFolder = (dist: string) => `${dist}-hosting`
const toRulesFile = (dist: string) => join(toHostingFolder(dist), 'headers.json')

/**
 * Writes the configuration of each supported host: `_headers` and `_redirects` into `dist`, where
 * Netlify and Cloudflare Pages read them; nginx's files and `headers.json` into the folder beside it.
 */
export async function writeHostFiles(
  dist: string,
  paths: readonly string[],
  inputs: Omit<PolicyInputs, 'pdfs'>,
): Promise<void> {
  const rules = buildHeaderRules({ ...inputs, pdfs: await findPdfs(dist) })
  const hosting = toHostingFolder(dist)
  await mkdir(hosting, { recursive: true })
  const files = await readdir(join(dist, 'assets'))
  const assets = files.toSorted().map((name) => `/assets/${name}`)
  await writeFile(join(dist, '_headers'), formatNetlifyHeaders(rules, assets))
  await writeFile(join(dist, '_redirects'), formatNetlifyRedirects(paths))
  await writeFile(toRulesFile(dist), `${JSON.stringify(rules, null, 2)}\n`)
  await mkdir(join(hosting, 'nginx'), { recursive: true })
  for (const file of NGINX_FILES) {
    const template = await readFile(join(NGINX_TEMPLATES, file), 'utf8')
    await writeFile(join(hosting, 'nginx', file), fillNginxTemplate(template, rules))
  }
}

/** Reads the folder, because an owner may add PDFs. */
async function findPdfs(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true })
  return files
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => `/${file}`)
    .toSorted()
}

/**
 * Reads the rules that the build wrote.
 * @throws if there are none
 */
export const readHeaderRules = async (dist: string): Promise<HeaderRules> =>
  JSON.parse(await readFile(toRulesFile(dist), 'utf8')) as HeaderRules

/**
 * `_headers` for Netlify and Cloudflare Pages. Both hosts apply every matching rule. If two rules set
 * a header, Netlify uses the later one, and Cloudflare joins the values unless the later rule detaches
 * the first (`! Name`, which Netlify ignores).
 *
 * Netlify also applies a rule to a 404 at a matching path, which browsers would then keep for a year. So
 * what is immutable is named file by file.
 *
 * @param assets paths of the built files
 */
export function formatNetlifyHeaders(rules: HeaderRules, assets: readonly string[]): string {
  // These hosts send text/x-vcard, and both types without a charset.
  const types = [VCARD_FILE, CLOSED_DAYS_FILE].map(
    (file) => [file, { 'Content-Type': contentType(file) }] as const,
  )
  const all: HeaderRules = { ...rules, ...Object.fromEntries(types) }
  const named = Object.entries(all).flatMap(([pattern, headers]) => {
    if (!headers['Cache-Control']?.includes('immutable')) return [[pattern, headers] as const]
    const folder = pattern.slice(0, -1)
    return assets.filter((path) => path.startsWith(folder)).map((path) => [path, headers] as const)
  })
  const blocks = named.map(([pattern, headers]) => {
    const detached = Object.keys(headers).filter((name) => pattern !== '/*' && rules['/*']?.[name])
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return [pattern, ...detached.map((name) => `! ${name}`), ...lines].join('\n  ')
  })
  return `${blocks.join('\n\n')}\n`
}

/**
 * `_redirects`: addresses have no trailing slash. Cloudflare Pages adds one to folders, so each page
 * is rewritten, and the address with a slash redirected. Netlify treats both as the same path and
 * serves an existing page before it reads these rules. The error page has no address of its own on
 * Netlify; Cloudflare skips these rules.
 */
export function formatNetlifyRedirects(paths: readonly string[]): string {
  const pages = paths.filter((path) => path !== '/')
  const rules = pages.map((path) => `${path} ${path}/ 200\n${path}/ ${path} 301\n`)
  return [...rules, ...NOT_FOUND.map((path) => `${path} /404.html 404!\n`)].join('')
}

/** Fills in nginx's templates: maps from path to header, and the directives of the site's server. */
function fillNginxTemplate(template: string, rules: HeaderRules): string {
  const variable = (name: string) => `$aero_${name.toLowerCase().replaceAll('-', '_')}`
  const headers = Object.entries(rules['/*'] ?? {}).map(([name, value]) => {
    const exceptions = Object.entries(rules).flatMap(([pattern, exception]) => {
      const key = pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern
      return pattern !== '/*' && exception[name] ? [`  ${key} "${exception[name]}";`] : []
    })
    const map = `map $aero_path ${variable(name)} {\n  default "${value}";\n${exceptions.join('\n')}\n}`
    return {
      map: exceptions.length > 0 ? map : '',
      header: `add_header ${name} ${exceptions.length > 0 ? variable(name) : `"${value}"`} always;`,
    }
  })
  const types = Object.entries(MIME_TYPES)
  const text = types.filter(([, type]) => type.endsWith('charset=utf-8'))
  const parts: Record<string, string> = {
    maps: headers.flatMap(({ map }) => map || []).join('\n'),
    headers: headers.map(({ header }) => header).join('\n'),
    types: types.map(([ending, type]) => `"${type}" ${ending};`).join('\n  '),
    textTypes: text.map(([, type]) => `"${type}"`).join(' '),
  }
  return template.replaceAll(/{{(\w+)}}/g, (_, name: string) => parts[name] ?? '')
}
