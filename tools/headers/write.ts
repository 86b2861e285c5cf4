import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_PATHS } from '#lib/paths.ts'
import type { PolicyInputs } from './csp.ts'
import { HOSTING_FOLDER, INPUTS_FILE } from './inputs.ts'
import { netlifyHeaders, netlifyRedirects, type PublishedFiles } from './netlify.ts'
import { nginxHeaders, nginxSite } from './nginx.ts'

/** Host configuration, pages, and compressed copies of other files. */
const NOT_PUBLISHED = /^[._]|\.(?:html|br|gz)$/

/**
 * Writes the configuration of each supported host into `dist`: `_headers` and `_redirects` (Netlify,
 * Cloudflare Pages), `.hosting/nginx.conf` with its include, and `.hosting/headers.json` for the
 * local server. Call it last: the rules name the folders and files at the top of `dist`.
 *
 * @throws if an input is malformed, or a host's limit is exceeded
 */
export async function writeHostFiles(options: PolicyInputs & { dist: string }): Promise<void> {
  const { dist, scriptHashes, providerOrigin } = options
  const inputs: PolicyInputs = { scriptHashes, providerOrigin }
  const hosting = join(dist, HOSTING_FOLDER)
  await mkdir(hosting, { recursive: true })
  await writeFile(join(dist, '_headers'), netlifyHeaders(inputs, await publishedFiles(dist)))
  await writeFile(join(dist, '_redirects'), netlifyRedirects())
  await writeFile(join(hosting, 'nginx.conf'), nginxSite(inputs))
  await writeFile(join(hosting, 'aero-headers.conf'), nginxHeaders(inputs))
  await writeFile(join(hosting, INPUTS_FILE), `${JSON.stringify(inputs, null, 2)}\n`)
}

async function publishedFiles(dist: string): Promise<PublishedFiles> {
  const pageFolders = new Set(SITE_PATHS.map((path) => path.split('/')[1]))
  const entries = (await readdir(dist, { withFileTypes: true }))
    .filter(({ name }) => !NOT_PUBLISHED.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    folders: entries
      .filter((entry) => entry.isDirectory() && !pageFolders.has(entry.name))
      .map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  }
}
