import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toHostingFolder } from '#tools/headers/hosts.ts'

/** Copies a built site with its hosting folder to `target` and edits its pages. */
export async function copySite(
  dist: string,
  target: string,
  edit: (html: string) => string,
): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true })
  await cp(toHostingFolder(dist), toHostingFolder(target), { recursive: true })
  for (const name of await readdir(target, { recursive: true })) {
    const file = join(target, name)
    if (name.endsWith('.html')) await writeFile(file, edit(await readFile(file, 'utf8')))
  }
}
