import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { exit } from 'node:process'
import { gzipSync } from 'node:zlib'
import { SITE_PATHS } from '#lib/paths.ts'
import { findInstrumentChunks } from './instruments.ts'

/**
 * Budgets in kB (1,000 bytes) of gzip: what a page loads before any interaction, and what an
 * instrument loads when it scrolls near, with its texts. They detect accidents, such as a library on
 * the wrong page.
 */
const BUDGETS = { home: 122, other: 120, contact: 162, css: 20, instrument: 5 }

const DIST = 'dist'
const MODULES = /data-modules="(?<modules>[^"]+)"/
const STYLE = /<link rel="stylesheet" href="([^"]+)"/g

/** @returns kB of gzip, summed over the files */
async function gzipKb(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => gzipSync(await readFile(join(DIST, file))).length)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  if (total === 0) throw new Error('A page has no script or no stylesheet: nothing was measured')
  return total / 1000
}

const jsBudget = (path: string) =>
  path === '/' ? BUDGETS.home : path === '/contact-us' ? BUDGETS.contact : BUDGETS.other

let pagesOver = 0
let instrumentsOver = 0
let onEveryPage: Set<string> | undefined
console.log('Loaded before any interaction, in kB of gzip (budget)\n')
console.log(`${'page'.padEnd(36)}${'JavaScript'.padStart(16)}${'CSS'.padStart(14)}`)
for (const path of SITE_PATHS) {
  const html = await readFile(join(DIST, path, 'index.html'), 'utf8')
  const scripts = MODULES.exec(html)?.groups?.modules?.split(' ') ?? []
  const js = await gzipKb(scripts)
  const names = scripts.map((script) => basename(script))
  onEveryPage = new Set(onEveryPage ? names.filter((name) => onEveryPage?.has(name)) : names)
  const css = await gzipKb([...html.matchAll(STYLE)].map(([, file = '']) => file))
  if (js > jsBudget(path) || css > BUDGETS.css) pagesOver += 1
  const cell = (size: number, budget: number) => `${size.toFixed(1)} (${budget})`
  console.log(
    path.padEnd(36) + cell(js, jsBudget(path)).padStart(16) + cell(css, BUDGETS.css).padStart(14),
  )
}
console.log('\nInstruments, with their texts\n')
for (const [name, files] of await findInstrumentChunks(
  join(DIST, 'assets'),
  onEveryPage ?? new Set(),
)) {
  const size = await gzipKb(files.map((file) => relative(DIST, file)))
  if (size > BUDGETS.instrument) instrumentsOver += 1
  console.log(name.padEnd(36) + `${size.toFixed(1)} (${BUDGETS.instrument})`.padStart(16))
}
console.log(
  `\nsize: ${pagesOver} of ${SITE_PATHS.length} pages and ${instrumentsOver} instruments are over budget`,
)
if (pagesOver + instrumentsOver > 0) exit(1)
