import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNetlifyHeaders, formatNetlifyRedirects } from './netlify.ts'
import { formatNginxHeaders, formatNginxSite } from './nginx.ts'
import { buildHeaderRules, type HeaderRules, type PolicyInputs } from './policy.ts'

/** Servers do not serve names that begin with a dot. */
const HOSTING_FOLDER = '.hosting'
const RULES_FILE = join(HOSTING_FOLDER, 'headers.json')

/**
 * Writes the configuration of each supported host into `dist`: `_headers` and `_redirects` (Netlify,
 * Cloudflare Pages), `.hosting/nginx.conf` with its include, and `.hosting/headers.json` for the
 * local server and other hosts.
 */
export async function writeHostFiles(dist: string, inputs: PolicyInputs): Promise<void> {
  const rules = buildHeaderRules(inputs)
  await mkdir(join(dist, HOSTING_FOLDER), { recursive: true })
  const files = {
    _headers: formatNetlifyHeaders(rules),
    _redirects: formatNetlifyRedirects(),
    [RULES_FILE]: `${JSON.stringify(rules, null, 2)}\n`,
    [join(HOSTING_FOLDER, 'nginx.conf')]: formatNginxSite(rules),
    [join(HOSTING_FOLDER, 'aero-headers.conf')]: formatNginxHeaders(rules),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text)
}

/**
 * Reads the rules that the build wrote.
 * @throws if there are none
 */
export const readHeaderRules = async (dist: string): Promise<HeaderRules> =>
  JSON.parse(await readFile(join(dist, RULES_FILE), 'utf8')) as HeaderRules
