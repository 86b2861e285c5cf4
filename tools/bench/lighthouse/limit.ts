import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressTextFiles } from '#tools/prerender/compress.ts'

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** The same page without a script of any kind: no page with scripts can paint sooner. */
const withoutScripts = (html: string) => html.replaceAll(SCRIPTS, '')

/** Copies a built site to `target` and takes all scripts out of its pages. */
export async function makeLimit(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const file of await readdir(target, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const page = join(target, file)
    await writeFile(page, withoutScripts(await readFile(page, 'utf8')))
  }
  await compressTextFiles(target)
}
