import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { gzipSync } from 'node:zlib'
import { report } from '#tools/bench/section.ts'
import { readStartTag } from '#tools/prerender/startTag.ts'
import { generateSite } from './generate.ts'

const SMALL = 100
const MIDDLE = 500
const LARGE = 1000
const FOLDER = '.aero/scale'
/** The fastest of these builds counts, because other load only slows a build down. */
const BUILDS = 2
/** Maximum ratio of a page's build time in the largest site to that in the middle one. */
const MAX_GROWTH = 1.3

type Reading = { count: number; seconds: number; pageKb: number; entryKb: number }

/** Builds ever larger sites: build time must grow linearly, and a page's own code must not grow. */
async function main() {
  const small = await measure(SMALL)
  const middle = await measure(MIDDLE)
  const large = await measure(LARGE)
  await rm(FOLDER, { recursive: true })

  const millisecondsPerPage = (from: Reading, to: Reading) =>
    (1000 * (to.seconds - from.seconds)) / (to.count - from.count)
  const early = millisecondsPerPage(small, middle)
  const late = millisecondsPerPage(middle, large)
  const entryBytes = (1000 * (large.entryKb - small.entryKb)) / (LARGE - SMALL)
  const description = `The project with generated service pages, each with its route, page and content. Each further page takes ${early.toFixed(0)} ms of build time up to ${MIDDLE} pages and ${late.toFixed(0)} ms beyond. It adds ${entryBytes.toFixed(0)} bytes to the entry script of all pages: its route, path and title. Sizes are JavaScript in kB of gzip.`
  await report('Growth', 'npm run scale', description, [
    'service pages  build, s  build per page, ms  without entry, kB  entry, kB',
    ...[small, middle, large].map(row),
  ])
  if (late > early * MAX_GROWTH) fail('The build time does not grow linearly.')
  if (large.pageKb > small.pageKb * 1.01) fail('A page’s own code grows with the number of pages.')
}

const row = ({ count, seconds, pageKb, entryKb }: Reading) =>
  [
    String(count).padEnd(13),
    seconds.toFixed(1).padStart(10),
    ((1000 * seconds) / count).toFixed(0).padStart(20),
    pageKb.toFixed(1).padStart(19),
    entryKb.toFixed(1).padStart(11),
  ].join('')

async function measure(count: number): Promise<Reading> {
  const root = await generateSite(FOLDER, count)
  const seconds = Math.min(...Array.from({ length: BUILDS }, () => build(root)))
  const html = await readFile(join(root, 'dist/services/catering/index.html'), 'utf8')
  const { page, entry, chunks } = readStartTag(html)
  const kb = async (file: string) =>
    gzipSync(await readFile(join(root, 'dist', file))).length / 1000
  const sizes = await Promise.all([page, ...chunks].map(kb))
  const pageKb = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${count} service pages: ${seconds.toFixed(1)} s`)
  return { count, seconds, pageKb, entryKb: await kb(entry) }
}

/** @returns seconds */
function build(root: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`The build in ${root} failed: ${stderr}`)
  return (performance.now() - start) / 1000
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

await main()
