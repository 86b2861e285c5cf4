// The service worker, built separately from the pages. The build inserts the list of files.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { removeTrailingSlash } from '#lib/paths.ts'

/** Files to cache; `revision` is null if the file name contains a hash. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[]

const NOT_FOUND_PAGE = '/404.html'

/** Time after which a cached page is shown instead of waiting for the network. */
const NETWORK_TIMEOUT_MS = 3000

type Navigation = {
  preloadResponse?: Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

const precache = new PrecacheController({
  plugins: [
    {
      // The not-found page has status 404, which Workbox would not cache.
      cacheWillUpdate: async ({ request, response }) =>
        response.ok || request.url.endsWith(NOT_FOUND_PAGE) ? response : null,
    },
  ],
})
precache.precache(OFFLINE_FILES)
enableNavigationPreload()

const findCachedPage = (pathname: string) => precache.matchPrecache(removeTrailingSlash(pathname))

async function createOfflineResponse(pathname: string): Promise<Response> {
  const page = await findCachedPage(pathname)
  const shown = page ?? (await precache.matchPrecache(NOT_FOUND_PAGE))
  if (!shown) return Response.error()
  // The response is copied, because browsers reject a redirected one for a navigation.
  return new Response(shown.body, { status: page ? 200 : 404, headers: shown.headers })
}

/** Ends the wait for the network after a timeout, but only if a cached page can be shown instead. */
async function rejectAfterTimeout(pathname: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
  if (await findCachedPage(pathname)) throw new Error('The network timed out')
  return await new Promise(() => {})
}

let isRefilling = false

/** Browsers may empty the cache of an installed worker, but Workbox fills it only on installation. */
async function refillCache(): Promise<void> {
  if (isRefilling) return
  isRefilling = true
  try {
    const cache = await caches.open(precache.strategy.cacheName)
    if ((await cache.keys()).length >= OFFLINE_FILES.length) return
    for (const { url } of OFFLINE_FILES) {
      const key = precache.getCacheKeyForURL(url)
      if (!key || (await cache.match(key))) continue
      const response = await fetch(url)
      if (response.ok || url === NOT_FOUND_PAGE) await cache.put(key, response)
    }
  } finally {
    isRefilling = false
  }
}

async function fetchFromNetwork(
  { preloadResponse }: Navigation,
  request: Request,
): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request))
}

// Pages come from the network first: statuses are real and changes appear at once. Documents with a
// file extension, such as the PDF profile, bypass the worker.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.includes('.'),
  async ({ event, request, url }) => {
    const navigation = event as unknown as Navigation
    try {
      const network = fetchFromNetwork(navigation, request)
      const response = await Promise.race([network, rejectAfterTimeout(url.pathname)])
      navigation.waitUntil(refillCache().catch(() => undefined))
      return response
    } catch {
      return await createOfflineResponse(url.pathname)
    }
  },
)
registerRoute(new PrecacheRoute(precache))
