import { canPreload } from '#lib/browser.ts'

const WORKER = '/sw.js'
/** Delay in browsers that cannot tell when they are idle, such as Safari. */
const FALLBACK_DELAY_MS = 1000

type Policy = { createScriptURL: (url: string) => string }
type Browser = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }

/**
 * Registers the worker, which loads the code of all pages, when the page is seen and idle. Failures are
 * ignored: some private windows refuse service workers.
 */
export function registerServiceWorker(): void {
  if (!navigator.serviceWorker || !canPreload()) return
  if (document.hidden) document.addEventListener('visibilitychange', whenIdle, { once: true })
  else whenIdle()
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else setTimeout(register, FALLBACK_DELAY_MS)
}

function register() {
  const rules = { createScriptURL: () => WORKER }
  const policy = (window as Browser).trustedTypes?.createPolicy('aero-worker', rules)
  navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined)
}
