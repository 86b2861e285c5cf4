import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Runs in the worker, which gets its source. Hosts may also serve a page with a slash or `index.html` at
 * the end, and its answer may vary with the request.
 *
 * @returns the precached page, if there is no answer or the server has failed
 */
const findCopy = async ({ request, response }: { request: Request; response?: Response }) => {
  if (response && response.status < 500) return response
  const path = new URL(request.url).pathname.replace(/\/(?:index\.html)?$/, '') || '/'
  const copy = await caches.match(path, { ignoreSearch: true, ignoreVary: true })
  return (copy ?? response) as Response
}

/**
 * Writes `sw.js`, the service worker. It caches every page with its code when it is installed, which one
 * missing file would prevent, and fonts and logo beside it. Pictures and films are too large for that and
 * are left to the browser's HTTP cache.
 *
 * @param dist folder of the built site
 * @param scripts absolute paths of the pages' scripts in the order of precaching, before all other files;
 *   a script may occur more than once
 */
export async function writeServiceWorker(dist: string, scripts: readonly string[]): Promise<void> {
  // Loaded here: it replaces `process.cwd`, which the configuration reads in development and tests.
  const { generateSW } = await import('workbox-build')
  const swDest = join(dist, 'sw.js')
  const findPlace = (url: string) => (scripts.includes(url) ? scripts.indexOf(url) : scripts.length)
  await generateSW({
    swDest,
    globDirectory: dist,
    globPatterns: ['**/index.html', 'assets/*.{js,css}'],
    dontCacheBustURLsMatching: /^assets\//,
    // Workbox precaches one file after the other. The query keeps it from answering a visit from the
    // cache before the network. Sorted by name first: the order on a disk differs from build to build.
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .map((entry) => ({
            ...entry,
            url: `/${entry.url.replace(/\/?index\.html$/, '?offline')}`,
          }))
          .toSorted((one, other) => (one.url < other.url ? -1 : 1))
          .toSorted((one, other) => findPlace(one.url) - findPlace(other.url)),
      }),
    ],
    // Not with `skipWaiting`: open pages keep the files that belong to them.
    navigationPreload: true,
    runtimeCaching: [
      {
        // Documents with a file name extension, such as the PDF, are not cached.
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/\.(?!html$)/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: 3,
          plugins: [
            {
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: findCopy,
              handlerWillRespond: findCopy,
            },
          ],
        },
      },
      {
        urlPattern: /\/(?:fonts|brand)\//,
        handler: 'NetworkFirst',
        options: { cacheName: FILES_CACHE, matchOptions: { ignoreVary: true } },
      },
    ],
    // One file, without a map and without code from another origin.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  })
  await ignoreVary(swDest)
  await appendFile(swDest, await cacheFilesAtInstall(dist))
}

/** Fonts and logo: pages read without them. */
const FILES_CACHE = 'files'

/** @returns code for the worker */
async function cacheFilesAtInstall(dist: string): Promise<string> {
  const list = async (folder: string) =>
    (await readdir(join(dist, folder))).toSorted().map((name) => `/${folder}/${name}`)
  const files = [...(await list('fonts')), ...(await list('brand'))]
  return `
addEventListener('install', (event) =>
  event.waitUntil(
    caches.open('${FILES_CACHE}').then((cache) =>
      Promise.allSettled(${JSON.stringify(files)}.map((file) => cache.add(file))))))
`
}

/** The options with which Workbox looks a request up, minified: its own, and the name of the cache. */
const MATCH_OPTIONS = /(Object\.assign\(Object\.assign\(\{\},\w+\),\{)(?=cacheName:)/

/**
 * Workbox has no option for this: a style sheet that a host varies by `Accept` would not be found, since
 * the worker did not ask for it as the page does.
 */
async function ignoreVary(worker: string): Promise<void> {
  const code = await readFile(worker, 'utf8')
  const patched = code.replace(MATCH_OPTIONS, '$1ignoreVary:!0,')
  if (patched === code) throw new Error('Workbox reads its cache in another way')
  await writeFile(worker, patched)
}
