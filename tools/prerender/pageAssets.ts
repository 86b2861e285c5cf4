import type { Manifest } from 'vite'

export type PageAssets = {
  /** Module scripts, the page's own and the entry last. Relative to the site's root, no slash. */
  scripts: string[]
  /** The site's one stylesheet. */
  style: string
}

const ENTRY = 'src/entry-client.tsx'
const START = 'src/start.ts'

/** `src/routes/services/index.tsx` → `/services/`: the route id that the file generator gives it. */
export function routeIdOf(file: string): string {
  const name = file.replace(/^src\/routes\//, '').replace(/\.tsx$/, '')
  if (name === '__root') return '__root__'
  return `/${name.replace(/(^|\/)index$/, '$1')}`
}

/** @returns the manifest's keys of each route's split chunks, by route id */
export function routeChunks(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const chunks = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    const file = /^(src\/routes\/.+\.tsx)\?tsr-split=/.exec(key)?.[1]
    if (file) chunks.set(routeIdOf(file), [...(chunks.get(routeIdOf(file)) ?? []), key])
  }
  return chunks
}

/**
 * What a page loads at first view: the entry and the split chunks of its matched routes, each with
 * everything that they import statically.
 *
 * @param chunks of `routeChunks`, worked out once for all pages
 * @throws if the manifest lacks the entry, or a chunk for the innermost route.
 */
export function pageAssets(
  manifest: Manifest,
  chunks: ReturnType<typeof routeChunks>,
  routeIds: readonly string[],
): PageAssets {
  const scripts = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no chunk for ${key}`)
    if (scripts.has(chunk.file)) return
    chunk.imports?.forEach(visit)
    scripts.add(chunk.file)
  }

  visit(ENTRY)
  for (const id of routeIds) chunks.get(id)?.forEach(visit)
  const style = manifest['style.css']
  if (!style) throw new Error('The client build has no stylesheet')
  const page = routeIds.at(-1)
  if (!page || !chunks.has(page)) throw new Error(`Route ${page} has no chunk of its own`)
  const entry = String(manifest[ENTRY]?.file)
  return { scripts: [...[...scripts].filter((file) => file !== entry), entry], style: style.file }
}

/** The file that a page runs at once. It brings the others, the entry last. */
export function startScript(manifest: Manifest): string {
  const start = manifest[START]
  if (!start) throw new Error(`The client build has no ${START}`)
  if (start.imports?.length) throw new Error(`${START} must not import: it comes first, alone`)
  return start.file
}
