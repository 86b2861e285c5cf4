import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { SERVICE_SLUGS } from '#lib/paths.ts'

/** Inputs of a build. */
const COPIED = ['src', 'tools', 'package.json', 'tsconfig.json', 'vite.config.ts']
const LINKED = ['node_modules', 'public']
/** The service whose page is copied. */
const MODEL = 'catering'

type Edit = (text: string) => string

/** @throws if the text does not contain `wanted` */
function replaceLast(text: string, wanted: string, replacement: string): string {
  const index = text.lastIndexOf(wanted)
  if (index === -1) throw new Error(`A source file has no ${wanted}`)
  return text.slice(0, index) + replacement + text.slice(index + wanted.length)
}

/**
 * Copies the project and generates service pages, each with its route, page and content, up to
 * `count`.
 * @returns the copy's folder
 * @throws if a source file does not have the expected form
 */
export async function generateSite(folder: string, count: number): Promise<string> {
  const root = resolve(folder)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  for (const name of COPIED) await cp(name, join(root, name), { recursive: true })
  for (const name of LINKED) await symlink(resolve(name), join(root, name))

  /** Writes the edited text of a file of `src` into `target`, by default the same file. */
  const derive = async (source: string, edit: Edit, target = source) => {
    const file = join(root, 'src', target)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, edit(await readFile(join('src', source), 'utf8')))
  }
  const own = SERVICE_SLUGS.length
  const slugs = Array.from({ length: count - own }, (_, index) => `service-${own + index + 1}`)
  for (const slug of slugs) {
    const rename: Edit = (text) => text.replaceAll(`/${MODEL}`, `/${slug}`)
    const content: Edit = (text) =>
      text
        .replace(`slug: '${MODEL}'`, `slug: '${slug}'`)
        .replaceAll(/(?:text|title):\n? *'/g, `$&${slug}: `)
    await derive(`routes/services/${MODEL}.tsx`, rename, `routes/services/${slug}.tsx`)
    await derive('pages/catering/CateringPage.tsx', rename, `pages/${slug}/CateringPage.tsx`)
    const contentFile = `content/servicePages/${slug}.ts`
    await derive(`content/servicePages/${MODEL}.ts`, content, contentFile)
  }
  /** Adds an entry for each page before the last `end` of a file. */
  const addEntries = (file: string, end: string, entry: (slug: string) => string) =>
    derive(file, (text) => replaceLast(text, end, `\n${slugs.map(entry).join('\n')}${end}`))
  await addEntries('lib/paths.ts', '\n] as const', (slug) => `'${slug}',`)
  await addEntries(
    'content/services.ts',
    '\n}\n',
    (slug) => `'${slug}': { id: 0, name: '${slug}', title: '${slug} | Aero' },`,
  )
  await addEntries(
    'content/serviceCards.ts',
    '\n}\n',
    (slug) =>
      `'${slug}': { code: '', image: ${MODEL}, track: 'sky', description: '', send: ['', '', ''], metaDescription: '${slug}' },`,
  )
  // The menu and the list of cards keep their length: a thousand links on every page would grow
  // with the square of the pages.
  for (const file of ['content/navigation.ts', 'pages/services-overview/ServiceCards.tsx']) {
    const shortened = `SERVICE_SLUGS.slice(0, ${own}).map`
    await derive(file, (text) => replaceLast(text, 'SERVICE_SLUGS.map', shortened))
  }
  return root
}
