import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KEEP_NAMES } from '#tools/browsers/keepNames.ts'

/** Under which the page's complaints stand in the storage of its tab, a line each. */
export const COMPLAINTS = 'smoke:complaints'

/**
 * Copies a built site to `target` and has its first script note what the page complains of: WebKit's
 * driver tells nothing of the console.
 * @throws if the site has no first script
 */
export async function makeWatchedCopy(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true })
  const assets = join(target, 'assets')
  const files = await readdir(assets)
  const start = files.find((file) => /^start-.*\.js$/.test(file))
  if (!start) throw new Error(`${dist} has no start script: build first`)
  const script = join(assets, start)
  const text = await readFile(script, 'utf8')
  await writeFile(
    script,
    `${KEEP_NAMES};(${String(watch)})(${JSON.stringify(COMPLAINTS)});\n${text}`,
  )
  for (const compressed of ['br', 'gz']) await rm(`${script}.${compressed}`)
}

/** Runs in the page, before anything else of it. */
function watch(key: string) {
  const note = (...words: unknown[]) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words.join(' ')}\n`)
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[level] = (...words: unknown[]) => note(`${level}:`, ...words)
  }
  const onError = (event: Event) => {
    const { target } = event
    // Of a film's sources, those that do not fit the screen fail.
    if (target instanceof HTMLSourceElement) return
    const lost = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML)
    note('error:', lost || (event as ErrorEvent).message)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => note('rejected:', reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    note('policy:', event.violatedDirective, event.blockedURI, event.sample),
  )
}
