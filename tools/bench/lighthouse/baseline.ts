import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressTextFiles } from '#tools/prerender/compress.ts'

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** A page cannot paint sooner than its own HTML without scripts. */
const withoutScripts = (html: string) => html.replaceAll(SCRIPTS, '')

/** Copies a built site to `target` and removes all scripts from its pages. */
export async function makeBaseline(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const file of await readdir(target, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const page = join(target, file)
    await writeFile(page, withoutScripts(await readFile(page, 'utf8')))
  }
  await compressTextFiles(target)
}
