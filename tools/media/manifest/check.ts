import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listWidths } from '#ui/Picture/widths.ts'

const MAX_TOTAL_BYTES = 40_000_000
const FOLDER = '/media/'

/**
 * Checks that `public/media` holds exactly the files that the content uses.
 *
 * @param content every content module
 * @param publicDir the folder of static files
 * @throws Error that lists missing files, unused files and a total size over the limit
 */
export async function checkMedia(content: unknown, publicDir: string): Promise<void> {
  const problems = findMediaProblems(findMediaReferences(content), await listMediaFiles(publicDir))
  if (problems.length > 0)
    throw new Error(`The files in public/media do not match the content:\n${problems.join('\n')}`)
}

/** @returns the paths under `/media/` in `content`: given in full, or derived from a picture's name and width */
function findMediaReferences(content: unknown): Set<string> {
  const found = new Set<string>()
  collect(content, found)
  return found
}

function collect(node: unknown, found: Set<string>): void {
  if (typeof node === 'string') {
    if (node.startsWith(FOLDER)) found.add(node)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const file of variants(node)) found.add(file)
  for (const child of Object.values(node)) collect(child, found)
}

function variants(node: object): string[] {
  if (!('alt' in node && 'name' in node && 'width' in node)) return []
  const path = `${FOLDER}${String(node.name)}`
  const widths = listWidths({ width: Number(node.width) })
  return [`${path}.jpg`, ...widths.map((width) => `${path}-${width}.avif`)]
}

/**
 * @param references paths used by the content
 * @param files existing paths, with sizes in bytes
 * @returns one line per problem
 */
function findMediaProblems(
  references: ReadonlySet<string>,
  files: ReadonlyMap<string, number>,
): string[] {
  const missing = [...references].filter((file) => !files.has(file)).toSorted()
  const unused = [...files.keys()].filter((file) => !references.has(file)).toSorted()
  const total = [...files.values()].reduce((sum, size) => sum + size, 0)
  return [
    ...missing.map((file) => `missing: public${file}, which the content refers to`),
    ...unused.map((file) => `unused: public${file}, to which nothing in the content refers`),
    ...(total > MAX_TOTAL_BYTES
      ? [`too much: ${formatMegabytes(total)} of ${formatMegabytes(MAX_TOTAL_BYTES)} MB`]
      : []),
  ]
}

const formatMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** Files under `public/media`: path on the site to size in bytes. */
async function listMediaFiles(publicDir: string): Promise<Map<string, number>> {
  const entries = await readdir(join(publicDir, FOLDER), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sized = files.map(async (entry): Promise<[string, number]> => {
    const file = join(entry.parentPath, entry.name)
    return [`/${relative(publicDir, file).replaceAll('\\', '/')}`, (await stat(file)).size]
  })
  return new Map(await Promise.all(sized))
}
