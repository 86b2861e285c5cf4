import type { Manifest } from 'vite'
import type { StartTag } from './startTag.ts'

export type PageAssets = {
  start: StartTag
  /** Address of the only stylesheet. */
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
 * Finds the files of a page's first view: the entry and the split chunks of its matched routes, with
 * their static imports. Addresses are absolute paths.
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

  if (find(START).imports?.length)
    throw new Error(`${START} must not import: it comes first, alone`)
  visit(ENTRY)
  for (const id of routeIds) chunks.get(id)?.forEach(visit)
  const page = chunks.get(routeIds.at(-1) ?? '')?.at(-1)
  if (!page) throw new Error(`Route ${routeIds.at(-1)} has no chunk of its own`)
  const own = { src: address(START), page: address(page), entry: address(ENTRY) }
  scripts.delete(own.page)
  scripts.delete(own.entry)
  return { start: { ...own, chunks: [...scripts] }, style: address('style.css') }
}
