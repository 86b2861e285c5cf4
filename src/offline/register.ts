import { trustedPolicy } from '#lib/trustedTypes.ts'

const WORKER = '/sw.js'
/** Long enough for the page to have settled: what is kept for later must not compete with it. */
const DELAY_MS = 3000

type Browser = { connection?: { saveData?: boolean } }

/**
 * Keeps the pages for a visitor who loses the line. Not for one who saves data, and not where the
 * browser will not have it, as in some private windows: the site is whole without.
 */
export function keepForOffline(): void {
  setTimeout(() => {
    const { serviceWorker } = navigator
    const { connection } = navigator as Browser
    if (!serviceWorker || connection?.saveData) return
    const policy = trustedPolicy('aero-worker', { createScriptURL: (url) => url })
    serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined)
  }, DELAY_MS)
}
