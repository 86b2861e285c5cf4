import { createTrustedPolicy } from '#lib/browser.ts'

const WORKER = '/sw.js'
/** Precaching must not compete with the page that is still loading. */
const REGISTRATION_DELAY_MS = 3000

type Browser = { connection?: { saveData?: boolean } }

/** No worker in data-saving mode. Failures are ignored: some private windows refuse service workers. */
export function registerServiceWorker(): void {
  setTimeout(() => {
    const { serviceWorker } = navigator
    const { connection } = navigator as Browser
    if (!serviceWorker || connection?.saveData) return
    const policy = createTrustedPolicy('aero-worker', { createScriptURL: (url) => url })
    serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined)
  }, REGISTRATION_DELAY_MS)
}
