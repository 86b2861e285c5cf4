import { compressTextFiles } from '#tools/prerender/compress.ts'
import { copySite } from '#tools/serve/testing/copySite.ts'

/**
 * Copies a built site to `target` and removes all scripts from its pages: a page cannot paint sooner
 * than its own HTML without scripts.
 */
export async function makeBaseline(dist: string, target: string): Promise<void> {
  await copySite(dist, target, (html) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
  await compressTextFiles(target)
}
