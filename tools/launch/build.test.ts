import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatRobots } from '#tools/prerender/sitemap.ts'
import { findBuildProblems } from './build.ts'

function makeBuild({
  robots = formatRobots('https://www.gulf.test', true),
  page = '<h1>Gulf</h1>',
}) {
  const dist = mkdtempSync(join(tmpdir(), 'aero-dist-'))
  writeFileSync(join(dist, 'robots.txt'), robots)
  writeFileSync(join(dist, 'index.html'), page)
  return dist
}

test('a build with the owner’s settings and words may be published', () => {
  expect(findBuildProblems(makeBuild({}))).toEqual([])
})

test('a build without the owner’s settings may not', () => {
  const dist = makeBuild({ robots: formatRobots('https://www.gulf.test', false) })
  expect(findBuildProblems(dist).join()).toContain('npm run build')
})

test('a folder without a build may not', () => {
  expect(findBuildProblems(mkdtempSync(join(tmpdir(), 'aero-empty-')))).toHaveLength(1)
})

test.each(['<a href="mailto:operations@aero.example">', '<p>+965 2000 0000</p>'])(
  'a build that still says %s may not',
  (page) => {
    expect(findBuildProblems(makeBuild({ page })).join()).toContain('index.html')
  },
)
