import { canPreload } from '#lib/browser.ts'

const WORKER = '/sw.js'
/** Delay in browsers without `requestIdleCallback`, such as Safari. */
const FALLBACK_DELAY_MS = 1000

type Policy = { createScriptURL: (url: string) => string }
type Browser = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }

/**
 * Registers the service worker, which precaches all pages with their code, once the tab is visible and the
 * browser idle. Failures are ignored: some private windows refuse service workers.
 */
export function registerServiceWorker(): void {
  if (!navigator.serviceWorker || !canPreload()) return
  if (document.hidden)
    document.addEventListener('visibilitychange', registerWhenIdle, { once: true })
  else registerWhenIdle()
}

function registerWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else setTimeout(register, FALLBACK_DELAY_MS)
}

function register() {
  const rules = { createScriptURL: () => WORKER }
  const policy = (window as Browser).trustedTypes?.createPolicy('aero-worker', rules)
  navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined)
}
