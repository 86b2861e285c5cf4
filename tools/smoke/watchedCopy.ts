import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KEEP_NAMES } from '#tools/browsers/keepNames.ts'

/** The `sessionStorage` key that holds the complaints, one a line. */
export const COMPLAINTS_KEY = 'smoke:complaints'

/**
 * Copies a built site to `target` and makes its start script record complaints, because
 * WebKitWebDriver does not expose the console.
 * @throws if the site has no start script
 */
export async function makeWatchedCopy(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true })
  const assets = join(target, 'assets')
  const start = (await readdir(assets)).find((file) => /^start-.*\.js$/.test(file))
  if (!start) throw new Error(`${dist} has no start script: build first`)
  const script = join(assets, start)
  const code = await readFile(script, 'utf8')
  const key = JSON.stringify(COMPLAINTS_KEY)
  await writeFile(script, `${KEEP_NAMES};(${String(recordComplaints)})(${key});\n${code}`)
  for (const compressed of ['br', 'gz']) await rm(`${script}.${compressed}`)
}

/** Runs in the page before its other scripts. */
function recordComplaints(key: string) {
  const record = (...words: unknown[]) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words.join(' ')}\n`)
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[level] = (...words: unknown[]) => record(`${level}:`, ...words)
  }
  const onError = (event: Event) => {
    const { target } = event
    // A video tries its sources in turn; those that do not match the screen fail.
    if (target instanceof HTMLSourceElement) return
    const address = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML)
    record('error:', address || (event as ErrorEvent).message)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => record('rejected:', reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    record('policy:', event.violatedDirective, event.blockedURI, event.sample),
  )
}
