// The service worker. It is built apart from the pages, with the list of files to keep put in.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { withoutLastSlash } from '#lib/addresses.ts'

/** Files to keep for a lost line; `revision` is null where the name holds a hash. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[]

const NOT_FOUND = '/404.html'

/** How long a page may take that is kept: then the line is as good as lost. */
const PATIENCE_MS = 3000

type Navigation = { preloadResponse?: Promise<Response | undefined> }

const kept = (pathname: string) => matchPrecache(withoutLastSlash(pathname))

/** The kept copy of a page; of an unknown one the not-found page, with its status. */
async function keptPage(pathname: string): Promise<Response> {
  const page = await kept(pathname)
  const shown = page ?? (await matchPrecache(NOT_FOUND))
  // A copy, since a browser refuses a response that was once redirected.
  return new Response(shown?.body, { status: page ? 200 : 404, headers: shown?.headers ?? {} })
}

/** Fails when the network has been silent for too long on a page that is kept. */
async function silence(pathname: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  if (await kept(pathname)) throw new Error('The network is silent')
  return await new Promise(() => {})
}

// Hosts answer for the not-found page with its own status, which Workbox would not keep.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || request.url.endsWith(NOT_FOUND) ? response : null,
  },
])
precache(OFFLINE_FILES)
enableNavigationPreload()

async function fromNetwork(event: unknown, request: Request): Promise<Response> {
  const { preloadResponse } = event as Navigation
  return (await preloadResponse) ?? (await fetch(request))
}

// Pages come from the network while there is one, so that statuses are real and news arrive at
// once. Documents such as the profile are none of the worker's business.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.includes('.'),
  async ({ event, request, url }) => {
    try {
      return await Promise.race([fromNetwork(event, request), silence(url.pathname)])
    } catch {
      return await keptPage(url.pathname)
    }
  },
)
addRoute()
