import { join } from 'node:path'

/**
 * Writes `sw.js`, the service worker. It caches every page with its code, fonts and logo for offline
 * visits. Pictures and films are too large for that and are left to the browser's HTTP cache.
 *
 * @param dist folder of the built site
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  // Loaded here: it replaces `process.cwd`, which the configuration reads in development and tests.
  const { generateSW } = await import('workbox-build')
  await generateSW({
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: ['**/index.html', 'assets/*.{js,css}', 'fonts/*.woff2', 'brand/logo*.svg'],
    dontCacheBustURLsMatching: /^assets\//,
    // The order of files on a disk differs from build to build. The query keeps Workbox from answering
    // a visit from the cache before the network.
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .toSorted((one, other) => (one.url < other.url ? -1 : 1))
          .map((entry) => ({
            ...entry,
            url: `/${entry.url.replace(/\/?index\.html$/, '?offline')}`,
          })),
      }),
    ],
    // Not with `skipWaiting`: open pages keep the files that belong to them.
    navigationPreload: true,
    runtimeCaching: [
      {
        // Documents with a file name extension, such as the PDF, are not cached.
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !url.pathname.includes('.'),
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: 3,
          plugins: [
            {
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: async ({ request }) =>
                await caches.match(request, { ignoreSearch: true }),
            },
          ],
        },
      },
    ],
    // One file, without a map and without code from another origin.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  })
}
