import { canPreload } from '#lib/browser.ts'

const WORKER = '/sw.js'
/** Precaching must not compete with the page that is still loading. */
const REGISTRATION_DELAY_MS = 3000

type Policy = { createScriptURL: (url: string) => string }
type Browser = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }

/** Failures are ignored: some private windows refuse service workers. */
export function registerServiceWorker(): void {
  setTimeout(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker || !canPreload()) return
    const rules = { createScriptURL: () => WORKER }
    const policy = (window as Browser).trustedTypes?.createPolicy('aero-worker', rules)
    serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined)
  }, REGISTRATION_DELAY_MS)
}
