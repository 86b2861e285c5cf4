import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formatRobots } from '#tools/prerender/crawlerFiles.ts'
import { findBuildProblems } from './build.ts'

const SITE_URL = 'https://www.gulf.test'
const ROBOTS = formatRobots(SITE_URL, true)

/** Makes an empty folder. It is removed after the test. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'aero-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function makeBuild(files: Record<string, string> = {}) {
  const dist = makeFolder()
  const all = { 'robots.txt': ROBOTS, 'index.html': '<h1>Gulf</h1>', ...files }
  for (const [name, text] of Object.entries(all)) writeFileSync(join(dist, name), text)
  return dist
}

test('a build with the owner’s settings and words may be published', () => {
  expect(findBuildProblems(makeBuild(), SITE_URL)).toEqual([])
})

test('a build without the owner’s settings may not be published', () => {
  const dist = makeBuild({ 'robots.txt': formatRobots(SITE_URL, false) })
  expect(findBuildProblems(dist, SITE_URL).join()).toContain('npm run build')
})

test('a build for an address other than the owner’s may not be published', () => {
  expect(findBuildProblems(makeBuild(), 'https://www.desk.test').join()).toContain('www.desk.test')
})

test('a folder without a build may not', () => {
  expect(findBuildProblems(makeFolder(), SITE_URL)).toHaveLength(1)
})

test.each([
  ['index.html', '<a href="mailto:operations@aero.example">'],
  ['index.html', '<p>+965 2000 0000</p>'],
  ['kuwait-closed-days.ics', 'UID:new-year@aero.example'],
  ['index-B1x.js', 'var phone="+96520000000"'],
])('a build whose %s still says %s may not', (file, text) => {
  expect(findBuildProblems(makeBuild({ [file]: text }), SITE_URL).join()).toContain(file)
})
