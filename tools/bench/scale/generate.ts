import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** What a build reads. `public` is linked: its pictures are the same for any number of pages. */
const COPIED = ['src', 'tools', 'package.json', 'tsconfig.json', 'vite.config.ts']
const LINKED = ['node_modules', 'public']
/** The service whose page the generated ones repeat, each in its own words. */
const MODEL = 'catering'

const slugOf = (number: number) => `service-${String(number).padStart(4, '0')}`

/**
 * Copies the project and adds pages to it until it has `count` service pages, each with its route,
 * its page and its content, as the ten have.
 * @returns the copy's folder
 * @throws if a file is not of the form that this relies on
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
    // What lies beside the model's page, its instrument, is not copied.
    const elsewhere = renamed(page).replaceAll(/'\.\/(?=\w+\.tsx')/g, `'#pages/${MODEL}/`)
    await put(`pages/${slug}/CateringPage.tsx`, elsewhere)
    await put(
      `content/servicePages/${slug}.ts`,
      content
        .replace(`slug: '${MODEL}'`, `slug: '${slug}'`)
        .replaceAll(/(?<key>text|title):\n? *'/g, `$&${slug}: `),
    )
  }
  await insert(
    root,
    'src/lib/paths.ts',
    '] as const',
    slugs.map((slug) => `  '${slug}',`),
  )
  await insert(
    root,
    'src/content/titles.ts',
    "  '/404':",
    slugs.map((slug) => `  '/services/${slug}': '${slug} at Kuwait (KWI/OKKK) | Aero',`),
  )
  await insert(
    root,
    'src/content/metadata.ts',
    "  '/404':",
    slugs.map(
      (slug) =>
        `  '/services/${slug}': { description: '${slug}', socialImage: '/social/home.jpg' },`,
    ),
  )
  return root
}

async function insert(root: string, file: string, before: string, lines: readonly string[]) {
  const text = await readFile(join(root, file), 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
  await writeFile(join(root, file), text.replace(before, `${lines.join('\n')}\n${before}`))
}
