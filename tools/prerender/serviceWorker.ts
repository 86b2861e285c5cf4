import { join } from 'node:path'

/**
 * Writes `sw.js`, which keeps every page for offline visits, with its code, fonts and logo. Pictures
 * and films are too large: the browser's own cache keeps them.
 *
 * @param dist built site, before compression
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
