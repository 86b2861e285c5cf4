import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openOnPaper } from './openOnPaper.ts'
import { keepForOffline } from '#offline/register.ts'
import { createSiteRouter } from './router.tsx'

// A host that serves a page's file by its name means the page. Two paths are none of ours, as servers
// see them: one with two slashes in a row, of which the router would skip one, and one that nobody
// can decode, on which it would break.
function parseLocation() {
  const { pathname, search, hash } = location
  const page = pathname.replace(/\/index\.html$/, '') || '/'
  const path = (isReadable(page) ? page : '/-').replaceAll(/\/(?=\/)/g, '/-')
  const state = history.state ?? { __TSR_index: 0 }
  return { href: path + search + hash, pathname: path, search, hash, state }
}

function isReadable(path: string): boolean {
  try {
    // The minifier drops a call whose value is unused, although this one may throw.
    return Boolean(decodeURI(path))
  } catch {
    return false
  }
}

const router = createSiteRouter(createBrowserHistory({ parseLocation }))
// Says that the HTML came from a server, so that the tree has the shape of the prerendered one.
router.ssr = { manifest: undefined }

void router.load().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
})

openOnPaper()
// A development build has no worker: it would answer with what it kept.
if (import.meta.env.PROD) keepForOffline()
