import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginxHeaders, nginxSite, sortHeaders } from './nginx.ts'
import { responseHeaders } from './policy.ts'
import { type Nginx, startNginx } from './testing/nginx.ts'

const inputs = {
  scriptHashes: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  providerOrigin: 'https://api.emailjs.com',
}
const installed = spawnSync('nginx', ['-v']).status === 0

test('a header that one class alone has is sent with that class', () => {
  const all = [
    { A: '1', B: '1' },
    { A: '1', B: '2', C: '3' },
  ]
  expect(sortHeaders(all)).toEqual({ constant: [['A', '1']], differing: ['B', 'C'] })
})

describe.skipIf(!installed)('a real nginx', () => {
  let folder: string
  let nginx: Nginx

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aero-dist-'))
    await fill(folder)
    nginx = await startNginx(folder)
  })
  afterAll(async () => {
    await nginx.close()
    await rm(folder, { recursive: true })
  })

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${nginx.port}${path}`, { redirect: 'manual', ...init })

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/services', 'text/html; charset=utf-8'],
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/media/a.avif', 'image/avif'],
    ['/social/home.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/aero-company-profile.pdf', 'application/pdf'],
  ])('%s: 200, %s and the policy, each header once', async (path, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    for (const [name, value] of Object.entries(responseHeaders({ path, ...inputs }))) {
      expect(response.headers.get(name), name).toBe(value)
    }
  })

  test.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere/index.html',
    '/assets/gone.js',
    '/assets/',
    '/404.html',
    '/.hosting/headers.json',
    '/_headers',
    '/assets/a.js.gz',
  ])('%s: 404 with the page and the policy, never cached', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('not found page')
    for (const [name, value] of Object.entries(responseHeaders({ path, status: 404, ...inputs }))) {
      expect(response.headers.get(name), name).toBe(value)
    }
  })

  test.each([
    ['/services/', '/services'],
    ['/services/?a=1&b=2', '/services?a=1&b=2'],
    ['/services/index.html', '/services'],
    ['/index.html?a=1', '/?a=1'],
  ])('%s is moved to %s', async (path, target) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('text comes compressed, as the build made it', async () => {
    const response = await get('/assets/a.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe('let a')
  })

  test('only GET and HEAD', async () => {
    const response = await get('/services', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect((await get('/services', { method: 'HEAD' })).status).toBe(200)
  })
})

async function fill(root: string) {
  const files: Record<string, string | Buffer> = {
    'index.html': 'home',
    'services/index.html': 'services',
    '404.html': 'not found page',
    'assets/a.js': 'let a',
    'assets/a.js.gz': gzipSync('let a'),
    'media/a.avif': 'x',
    'social/home.png': 'x',
    'site.webmanifest': '{}',
    'aero-company-profile.pdf': '%PDF',
    _headers: 'x',
    '.hosting/headers.json': '{}',
    '.hosting/aero-headers.conf': nginxHeaders(inputs),
    '.hosting/nginx.conf': nginxSite(inputs),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), content)
  }
}
