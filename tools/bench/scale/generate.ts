import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Inputs of a build. */
const COPIED = ['src', 'tools', 'package.json', 'tsconfig.json', 'vite.config.ts']
const LINKED = ['node_modules', 'public']
/** The service whose page is copied. */
const MODEL = 'catering'

const slugOf = (number: number) => `service-${String(number).padStart(4, '0')}`

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

  const paths = await readFile('src/lib/paths.ts', 'utf8')
  const own = paths.match(/^ {2}'[\w-]+',$/gm)?.length ?? 0
  const slugs = Array.from({ length: count - own }, (_, index) => slugOf(own + index + 1))
  const from = (file: string) => readFile(join('src', file), 'utf8')
  const route = await from(`routes/services/${MODEL}.tsx`)
  const page = await from('pages/catering/CateringPage.tsx')
  const content = await from(`content/servicePages/${MODEL}.ts`)
  const put = async (file: string, text: string) => {
    await mkdir(join(root, 'src', file, '..'), { recursive: true })
    await writeFile(join(root, 'src', file), text)
  }
  for (const slug of slugs) {
    const renamed = (text: string) => text.replaceAll(`/${MODEL}`, `/${slug}`)
    await put(`routes/services/${slug}.tsx`, renamed(route))
    await put(`pages/${slug}/CateringPage.tsx`, renamed(page))
    await put(
      `content/servicePages/${slug}.ts`,
      content
        .replace(`slug: '${MODEL}'`, `slug: '${slug}'`)
        .replaceAll(/(?<key>text|title):\n? *'/g, `$&${slug}: `),
    )
  }
  const replace = (file: string, wanted: string, text: string) =>
    replaceLast(join(root, 'src', file), wanted, text)
  const linesOf = (line: (slug: string) => string) =>
    slugs.map((slug) => `  ${line(slug)}\n`).join('')
  await replace('lib/paths.ts', '] as const', `${linesOf((slug) => `'${slug}',`)}] as const`)
  await replace(
    'content/services.ts',
    '\n}\n',
    `\n${linesOf((slug) => `'${slug}': { id: 0, name: '${slug}', title: '${slug} | Aero' },`)}}\n`,
  )
  await replace(
    'content/serviceCards.ts',
    '\n}\n',
    `\n${linesOf(
      (slug) =>
        `'${slug}': { code: '', image: ${MODEL}, track: 'sky', description: '', send: ['', '', ''], metaDescription: '${slug}' },`,
    )}}\n`,
  )
  // The menu and the list of cards keep their length: a thousand links on every page would grow
  // with the square of the pages.
  const first = `SERVICE_SLUGS.slice(0, ${own}).map`
  await replace('content/navigation.ts', 'SERVICE_SLUGS.map', first)
  await replace('pages/services-overview/ServiceCards.tsx', 'SERVICE_SLUGS.map', first)
  return root
}

/** @throws if the file does not contain the text */
async function replaceLast(file: string, wanted: string, text: string) {
  const content = await readFile(file, 'utf8')
  const at = content.lastIndexOf(wanted)
  if (at < 0) throw new Error(`${file} has no ${wanted}`)
  await writeFile(file, content.slice(0, at) + text + content.slice(at + wanted.length))
}
