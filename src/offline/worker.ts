// The service worker. It is built apart from the pages, with the list of files to keep put in.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** Files to keep for a lost line; `revision` is null where the name holds a hash. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[]

const NOT_FOUND = '/404.html'

type Navigation = { preloadResponse?: Promise<Response | undefined> }

/** The kept copy of a page; of an unknown one the not-found page, with its status. */
async function keptPage(pathname: string): Promise<Response> {
  const page = await matchPrecache(pathname.replace(/(.)\/$/, '$1'))
  const shown = page ?? (await matchPrecache(NOT_FOUND))
  // A copy, since a browser refuses a response that was once redirected.
  return new Response(shown?.body, { status: page ? 200 : 404, headers: shown?.headers ?? {} })
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

// Pages come from the network while there is one, so that statuses are real and news arrive at
// once. Documents such as the profile are none of the worker's business.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.includes('.'),
  async ({ event, request, url }) => {
    try {
      const { preloadResponse } = event as unknown as Navigation
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      return await keptPage(url.pathname)
    }
  },
)
addRoute()
