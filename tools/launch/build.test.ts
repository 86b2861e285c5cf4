import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formatRobots } from '#tools/prerender/crawlerFiles.ts'
import { findBuildProblems } from './build.ts'

const ROBOTS = formatRobots('https://www.gulf.test', true)

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
  expect(findBuildProblems(makeBuild())).toEqual([])
})

test('a build without the owner’s settings may not', () => {
  const dist = makeBuild({ 'robots.txt': formatRobots('https://www.gulf.test', false) })
  expect(findBuildProblems(dist).join()).toContain('npm run build')
})

test('a folder without a build may not', () => {
  expect(findBuildProblems(makeFolder())).toHaveLength(1)
})

test.each([
  ['index.html', '<a href="mailto:operations@aero.example">'],
  ['index.html', '<p>+965 2000 0000</p>'],
  ['kuwait-closed-days.ics', 'UID:new-year@aero.example'],
  ['index-B1x.js', 'var phone="+96520000000"'],
])('a build whose %s still says %s may not', (file, text) => {
  expect(findBuildProblems(makeBuild({ [file]: text })).join()).toContain(file)
})
