import type { Manifest } from 'vite'
/** Addresses are absolute paths. */
export type PageAssets = {
  /** Module of the page's route. */
  page: string
  entry: string
  /** Imports of `page` and `entry`. */
  chunks: readonly string[]
  /** The only stylesheet. */
  style: string
}

const ENTRY = 'src/app/entry-client.tsx'
const START = 'src/app/hydration/start.ts'

/** `src/routes/services/index.tsx` → `/services/`, the route id that the router plugin generates. */
function routeIdOf(file: string): string {
  const name = file.replace(/^src\/routes\//, '').replace(/\.tsx$/, '')
  if (name === '__root') return '__root__'
  return `/${name.replace(/(^|\/)index$/, '$1')}`
}

/** @returns manifest keys of each route's split chunks, by route id */
export function findRouteChunks(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const chunks = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    const file = /^(src\/routes\/.+\.tsx)\?tsr-split=/.exec(key)?.[1]
    if (file) chunks.set(routeIdOf(file), [...(chunks.get(routeIdOf(file)) ?? []), key])
  }
  return chunks
}

/**
 * @returns file of the start script, relative to the built site
 * @throws if it imports another file: it is inline in each page
 */
export function findStartFile(manifest: Manifest): string {
  const start = manifest[START]
  if (!start || start.imports?.length) throw new Error(`${START} must be one file without imports`)
  return start.file
}

/**
 * Finds the files of a page's first view: the entry and the split chunks of its matched routes, with
 * their static imports.
 *
 * @param chunks result of `findRouteChunks`
 * @throws if the manifest lacks a file that every page needs, or a chunk for the innermost route
 */
export function findPageAssets(
  manifest: Manifest,
  chunks: ReturnType<typeof findRouteChunks>,
  routeIds: readonly string[],
): PageAssets {
  const find = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no ${key}`)
    return chunk
  }
  const address = (key: string) => `/${find(key).file}`
  const scripts = new Set<string>()
  const visit = (key: string) => {
    if (scripts.has(address(key))) return
    find(key).imports?.forEach(visit)
    scripts.add(address(key))
  }

  visit(ENTRY)
  for (const id of routeIds) chunks.get(id)?.forEach(visit)
  const pageKey = chunks.get(routeIds.at(-1) ?? '')?.at(-1)
  if (!pageKey) throw new Error(`Route ${routeIds.at(-1)} has no chunk of its own`)
  const [page, entry] = [address(pageKey), address(ENTRY)]
  scripts.delete(page)
  scripts.delete(entry)
  return { page, entry, chunks: [...scripts], style: address('style.css') }
}
