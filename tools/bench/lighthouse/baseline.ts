import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressTextFiles } from '#tools/prerender/compress.ts'

/**
 * Copies a built site to `target` and removes all scripts from its pages: a page cannot paint sooner
 * than its own HTML without scripts.
 */
export async function makeBaseline(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const file of await readdir(target, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(join(target, file), 'utf8')
    await writeFile(join(target, file), html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
  }
  await compressTextFiles(target)
}
