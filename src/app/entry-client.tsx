import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { findSitePath } from '#content/paths.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'
import { reloadWithoutScripts } from './reloadWithoutScripts.ts'
import { repairHash } from './repairHash.ts'
import { createSiteRouter } from './router.ts'

/**
 * The router gets paths of pages only. In other addresses, for which the server sends the not-found page, it
 * would collapse double slashes and throw on an invalid encoding.
 */
function parseLocation() {
  const { pathname, search, hash } = location
  const path = findSitePath(pathname) ?? '/404'
  const state = history.state ?? { __TSR_index: 0 }
  return { href: path + search + hash, pathname: path, search, hash, state }
}

const repaired = repairHash(location)
if (repaired) location.replace(repaired)

const router = createSiteRouter(createBrowserHistory({ parseLocation }))
// Makes the router render the same tree as the server did.
router.ssr = { manifest: undefined }

// The start script shows the page without scripts if this module fails.
await router.load()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      onUncaughtError(error) {
        reportError(error)
        reloadWithoutScripts()
      },
    },
  )
  document.documentElement.removeAttribute('data-static')
  // React hydrates at once what an event targets, so the start script can repeat clicks now.
  dispatchEvent(new Event('hydrate'))
})

// In development a service worker would answer with cached files.
if (import.meta.env.PROD) registerServiceWorker()
