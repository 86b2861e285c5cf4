import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listOfflineFiles } from './files.ts'

function site(files: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'offline-'))
  for (const [path, content] of Object.entries(files)) {
    const file = join(dist, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return dist
}

test('lists pages by address, code, fonts and logo, but no pictures or host files', async () => {
  const dist = site({
    'index.html': 'home',
    'services/fuel/index.html': 'fuel',
    '404.html': 'lost',
    'assets/entry-abc.js': '',
    'assets/style-abc.css': '',
    'fonts/mono.woff2': '',
    'brand/logo-dark.svg': '',
    'media/hero-480.avif': '',
    'media/hero.mp4': '',
    'robots.txt': '',
    '.hosting/nginx.conf': '',
    _headers: '',
  })
  expect((await listOfflineFiles(dist)).map(({ url }) => url)).toEqual([
    '/404.html',
    '/assets/entry-abc.js',
    '/assets/style-abc.css',
    '/brand/logo-dark.svg',
    '/fonts/mono.woff2',
    '/',
    '/services/fuel',
  ])
})

test('a file without a hash in its name gets a revision from its content', async () => {
  const revision = async (content: string) => {
    const files = await listOfflineFiles(
      site({ 'about-us/index.html': content, 'assets/a-1.js': '' }),
    )
    return files.map((file) => file.revision)
  }
  const [before, asset] = await revision('one')
  expect(asset).toBeNull()
  expect(await revision('one')).toEqual([before, null])
  expect(await revision('two')).not.toEqual([before, null])
})
