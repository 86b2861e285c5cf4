// Checks the built site against the hosts that read its `_headers` and `_redirects`: Netlify's parsers, and
// Cloudflare's local runtime with the requests that every host answers alike.
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { readHeaderRules } from '#tools/headers/hosts.ts'
import { findProblems, listRequests } from '#tools/headers/testing/requests.ts'
import { sendRequest } from '#tools/serve/sendRequest.ts'

const DIST = resolve('dist')
const PORT = 4329
const START_TIMEOUT_MS = 120_000
/** Wrangler needs a newer Node.js than the rest of the project: the package `node` contains one. */
const WRANGLER = ['--yes', '-p', 'node@22', '-p', 'wrangler@4', '--', 'wrangler']
const OPTIONS = ['--ip', '127.0.0.1', '--port', `${PORT}`, '--compatibility-date', '2026-01-01']

/** Harmless differences between Cloudflare and the other hosts. */
const ACCEPTED = [
  // Cloudflare's names for the same media types.
  / content-type: (application\/(javascript|xml|manifest\+json)|image\/(svg\+xml|vnd\.microsoft\.icon)), not /,
  // `no-store`: the file must not be cached.
  / Cache-Control: no-store, not no-cache$/,
  // The host itself redirects to the address with a slash, and our rule redirects from there.
  /^GET \/(services\/)?(fuel\/)?(index|404\.html)\S*: (308|location: \/services\/fuel\/|content-type: undefined|no 404 page)/,
  // `_redirects` cannot give this file another status here.
  / \/404: 200, not 404$/,
  // The error comes from the local runtime, not from the site.
  / \/(_headers|_redirects|a%00b): (502|content-type: text\/plain|no 404 page)/,
  // The local runtime sends the whole file (docs/own-and-run.md).
  /: (200, not (206|416)|another range)$/,
  / vary: undefined, not /,
]

async function checkNetlify(): Promise<string[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(DIST, '_headers')],
    configHeaders: [],
    minimal: true,
  })
  const parsed = await parseAllRedirects({
    redirectsFiles: [join(DIST, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  const isRead = headers.length > 0 && parsed.redirects.length > 0
  return [...errors, ...parsed.errors, ...(isRead ? [] : ['no rules found'])].map(String)
}

async function checkCloudflare(): Promise<string[]> {
  await mkdir('.aero', { recursive: true })
  const wrangler = spawn('npx', [...WRANGLER, 'pages', 'dev', DIST, ...OPTIONS], {
    // Wrangler writes its state into the working directory.
    cwd: '.aero',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: 'ignore',
    detached: true,
  })
  try {
    const isUp = () => sendRequest({ port: PORT }, '/').then(Boolean, () => false)
    for (const end = Date.now() + START_TIMEOUT_MS; !(await isUp()); await setTimeout(500)) {
      if (wrangler.exitCode !== null || Date.now() > end) {
        return ['NOT CHECKED: `npx` could not start Wrangler from the registry']
      }
    }
    const rules = await readHeaderRules(DIST)
    const problems: string[] = []
    for (const row of listRequests(DIST)) {
      const { path, method = 'GET', headers = {} } = row
      const answer = await sendRequest({ port: PORT }, path, { method, headers })
      problems.push(...findProblems(row, answer, rules))
    }
    return problems.filter((problem) => !ACCEPTED.some((pattern) => pattern.test(problem)))
  } finally {
    if (wrangler.pid) process.kill(-wrangler.pid)
  }
}

for (const [host, check] of Object.entries({
  Netlify: checkNetlify,
  Cloudflare: checkCloudflare,
})) {
  const problems = await check()
  console.log(`${host}: ${problems.length} problems`, problems)
  if (problems.length > 0) process.exitCode = 1
}
