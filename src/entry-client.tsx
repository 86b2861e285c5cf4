import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepForOffline } from './offline/register.ts'
import { createSiteRouter } from './router.tsx'

const router = createSiteRouter()
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

// A development build has no worker: it would answer with what it kept.
if (import.meta.env.PROD) keepForOffline()
