import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registerServiceWorker } from '#offline/register.ts'
import { openDetailsForPrint } from './openDetailsForPrint.ts'
import { createSiteRouter } from './router.tsx'

/**
 * `/index.html` is the page of its folder, as on the server. Paths with a double slash or an invalid
 * encoding are not found; the router would collapse the slashes of one and throw on the other.
 */
function parseLocation() {
  const { pathname, search, hash } = location
  const page = pathname.replace(/\/index\.html$/, '') || '/'
  const path = (isDecodable(page) ? page : '/-').replaceAll(/\/(?=\/)/g, '/-')
  const state = history.state ?? { __TSR_index: 0 }
  return { href: path + search + hash, pathname: path, search, hash, state }
}

function isDecodable(path: string): boolean {
  try {
    // `Boolean` keeps the minifier from dropping the call, which may throw.
    return Boolean(decodeURI(path))
  } catch {
    return false
  }
}

const router = createSiteRouter(createBrowserHistory({ parseLocation }))
// Makes the router render the same tree as the server did.
router.ssr = { manifest: undefined }

void router.load().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
    // React hydrates at once what an event targets, so the start script can repeat clicks now.
    dispatchEvent(new Event('hydrate'))
  })
})

openDetailsForPrint()
// In development a service worker would answer with cached files.
if (import.meta.env.PROD) registerServiceWorker()
