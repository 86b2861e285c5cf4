import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite } from '#tools/serve/testing/copySite.ts'

export const RECORDED_SITE = '.aero/smoke-site'
/** Key in `sessionStorage` of everything that the pages logged. */
export const COMPLAINTS_KEY = 'smoke:complaints'

/** Copies the built site and adds a script to its pages that records errors and violations. */
export async function makeRecordedSite(): Promise<void> {
  await copySite('dist', RECORDED_SITE, (html) =>
    html.replace('<script type="module"', '<script src="/recorder.js"></script>$&'),
  )
  const code = `(${String(recordComplaints)})(${JSON.stringify(COMPLAINTS_KEY)})`
  await writeFile(join(RECORDED_SITE, 'recorder.js'), code)
}

/** Runs in the page before its other scripts: WebKitWebDriver does not expose the console. */
function recordComplaints(key: string) {
  const record = (...words: unknown[]) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words.join(' ')}\n`)
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[level] = (...words: unknown[]) => record(`${level}:`, ...words)
  }
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const onError = (event: Event) => {
    const { target } = event
    // A video tries its sources in turn; those that do not match the screen fail.
    if (target instanceof HTMLSourceElement) return
    const address = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML)
    // Leaving a page aborts what is loading, which Firefox reports as an error.
    if (target instanceof Element && isLeaving) return
    record('error:', address || (event as ErrorEvent).message)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => record('rejected:', reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    record('policy:', event.violatedDirective, event.blockedURI, event.sample),
  )
}
