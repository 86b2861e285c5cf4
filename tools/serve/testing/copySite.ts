import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies a built site without its compressed files to `target` and edits its pages. */
export async function copySite(
  dist: string,
  target: string,
  edit: (html: string) => string,
): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const name of await readdir(target, { recursive: true })) {
    const file = join(target, name)
    if (name.endsWith('.html')) await writeFile(file, edit(await readFile(file, 'utf8')))
  }
}
