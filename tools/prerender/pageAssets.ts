import type { Manifest } from 'vite'

/** Addresses are absolute paths. */
export type PageAssets = {
  /** The module of the page's route, the entry, and what they import. */
  modules: readonly string[]
  style: string
}

/** The module that creates the router and hydrates the page. */
export const ENTRY = 'src/app/entry-client.tsx'

/** `/services/` → the chunk that the router plugin splits from `src/routes/services/index.tsx` */
const pageKeyOf = (routeId: string) =>
  `src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=component`

/**
 * Finds the files of a page's first view: the entry and the page of the innermost matched route, with
 * their static imports.
 * @throws if the manifest lacks one of them, or if the page imports the entry, which must run later
 */
export function findPageAssets(manifest: Manifest, routeId: string): PageAssets {
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

  const pageKey = pageKeyOf(routeId)
  const [page, entry] = [address(pageKey), address(ENTRY)]
  visit(pageKey)
  if (scripts.has(entry)) throw new Error(`${pageKey} imports the entry`)
  visit(ENTRY)
  scripts.delete(page)
  scripts.delete(entry)
  return { modules: [page, entry, ...scripts], style: address('style.css') }
}
