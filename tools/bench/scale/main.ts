import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { gzipSync } from 'node:zlib'
import { today, writeSection } from '#tools/bench/section.ts'
import { readStartTag } from '#tools/prerender/startTag.ts'
import { generateSite } from './generate.ts'

const COUNTS = [100, 500, 1000]
const FOLDER = '.aero/scale'
/** The fastest of these builds counts, because other load only slows a build down. */
const BUILDS = 2
/** Maximum ratio of a page's build time in the largest site to that in the middle one. */
const MAX_GROWTH = 1.3

type Reading = { count: number; seconds: number; page: number; entry: number }

/** Builds ever larger sites: build time must grow linearly, and a page's own code must not grow. */
async function main() {
  const lines = ['service pages  build, s  ms a page  a page’s own JS, kB gzip  its entry, kB gzip']
  console.log(lines[0])
  const readings: Reading[] = []
  for (const count of COUNTS) {
    const reading = await measure(count)
    readings.push(reading)
    const { seconds, page, entry } = reading
    if (!(page > 0 && entry > 0)) throw new Error(`${count} pages: no scripts were found`)
    const cells = [
      String(count).padEnd(13),
      seconds.toFixed(1).padStart(9),
      ((1000 * seconds) / count).toFixed(0).padStart(11),
      page.toFixed(1).padStart(26),
      entry.toFixed(1).padStart(20),
    ]
    lines.push(cells.join(''))
    console.log(lines.at(-1))
  }
  await rm(FOLDER, { recursive: true })
  const growth = judge(readings)
  console.log(`\n${growth}`)
  await writeSection(
    'Growth',
    `${today()}, \`npm run scale\`: the project with generated service pages, each with its route, page and content.\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n${growth}`,
  )
}

async function measure(count: number): Promise<Reading> {
  const root = await generateSite(FOLDER, count)
  const seconds = Math.min(...Array.from({ length: BUILDS }, () => build(root)))
  const html = await readFile(join(root, 'dist/services/catering/index.html'), 'utf8')
  const { page, entry, chunks } = readStartTag(html)
  const size = async (file: string) =>
    gzipSync(await readFile(join(root, 'dist', file))).length / 1000
  const sizes = await Promise.all([page, ...chunks].map(size))
  const own = sizes.reduce((sum, one) => sum + one, 0)
  return { count, seconds, page: own, entry: await size(entry) }
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

/** @returns the cost of each further page, as a sentence */
function judge(readings: readonly Reading[]): string {
  const [small, middle, large] = readings
  if (!small || !middle || !large) throw new Error('Three sites are needed')
  const slope = (a: Reading, b: Reading, of: 'seconds' | 'entry') =>
    (1000 * (b[of] - a[of])) / (b.count - a.count)
  const early = slope(small, middle, 'seconds')
  const late = slope(middle, large, 'seconds')
  const grown = slope(small, large, 'entry')
  if (late > early * MAX_GROWTH) fail('The build does not stay linear.')
  if (large.page > small.page * 1.01) fail('A page’s own code grows with the number of pages.')
  return `Each further page takes ${early.toFixed(0)} ms of build time up to ${middle.count} pages and ${late.toFixed(0)} ms beyond. It adds ${grown.toFixed(0)} bytes of gzip to the entry of all pages: its route, path and title.`
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

await main()
