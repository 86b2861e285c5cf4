import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkMedia } from './check.ts'

test('the build names a missing and an unused file of public/media', async () => {
  const picture = { name: 'fuel', width: 768, height: 432, alt: 'A fuel truck' }
  const content = { page: { picture }, film: { sources: ['/media/1.mp4'] }, link: '/services' }
  const publicDir = mkdtempSync(join(tmpdir(), 'media-'))
  mkdirSync(join(publicDir, 'media'))
  for (const file of ['1.mp4', 'fuel-480.avif', 'fuel.jpg', '9.svg']) {
    writeFileSync(join(publicDir, 'media', file), 'x')
  }
  const problem = await checkMedia(content, publicDir).catch(String)
  rmSync(publicDir, { recursive: true })
  expect(problem).toContain('missing: public/media/fuel-768.avif,')
  expect(problem).toContain('unused: public/media/9.svg,')
  expect(problem?.split('\n')).toHaveLength(3)
})
