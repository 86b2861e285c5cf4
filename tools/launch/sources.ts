import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadConfigFromFile } from 'vite'

const CONFIG = 'vite.config.ts'
/** The files of a build, besides its configuration and the tools that the configuration imports. */
const READ = ['src', 'public', 'tools/headers/nginx', 'package.json', 'package-lock.json']
const TESTS = /\.test\.tsx?$|\/testing\//

/** @returns the files that a build reads, without tests */
export async function listSources(): Promise<string[]> {
  const config = await loadConfigFromFile({ command: 'build', mode: 'production' }, CONFIG)
  return [
    ...READ.flatMap(listFiles),
    ...(config?.dependencies ?? []).map((file) => relative('', file)),
  ]
}

/** @returns a source that is newer than the site in `dist` */
export async function findNewerSource(dist: string): Promise<string | undefined> {
  const builtAt = statSync(join(dist, 'robots.txt')).mtimeMs
  return (await listSources()).find((file) => statSync(file).mtimeMs > builtAt)
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !TESTS.test(file))
}
