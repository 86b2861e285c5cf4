import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_PATHS } from '#lib/paths.ts'
import { type TestSite, testSite } from '#tools/serve/testing/site.ts'
import { contentClass } from './contentClass.ts'
import { onCloudflare, onNetlify, onNginx, type Sent } from './testing/hosts.ts'
import { writeHostFiles } from './write.ts'

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
/** One path for each kind of file that the site has. */
const PATHS = [
  '/',
  '/services',
  '/services/fuel',
  '/assets/a.js',
  '/assets/a.css',
  '/media/hero.mp4',
  '/media/cover.avif',
  '/fonts/a.woff2',
  '/social/home.jpg',
  '/favicon.ico',
  '/favicon.svg',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/aero.vcf',
  '/sw.js',
  '/aero-company-profile.pdf',
]
/** What a server says of the body, not of the policy. */
const OF_THE_BODY =
  /^(?:accept-ranges|connection|content-(?:length|type|range)|date|etag|keep-alive|last-modified|vary)$/

let site: TestSite
const files = { netlify: '', nginx: '', include: '' }

beforeAll(async () => {
  site = await testSite()
  for (const path of PATHS.filter((name) => /\.\w+$/.test(name))) await site.put(path, 'x')
  await writeHostFiles({
    dist: site.dist,
    scriptHashes: [HASH],
    providerOrigin: 'https://api.emailjs.com',
  })
  const read = (name: string) => readFile(join(site.dist, name), 'utf8')
  files.netlify = await read('_headers')
  files.nginx = await read('.hosting/nginx.conf')
  files.include = await read('.hosting/aero-headers.conf')
})
afterAll(() => site.close())

test.each(PATHS)('%s: every host sends what the local server sends', async (path) => {
  const { status, headers } = await site.ask(path)
  expect(status).toBe(200)
  const sent = Object.entries(headers).filter(([name]) => !OF_THE_BODY.test(name))
  const local = Object.fromEntries(sent) as Sent
  const { 'content-type': type, ...onNetlifyToo } = onNetlify(files.netlify, path)
  // Where they need to be told it at all.
  expect(type).toBe(path.endsWith('.vcf') ? headers['content-type'] : undefined)
  expect(Object.keys(local)).toHaveLength(9)
  expect(local['content-security-policy']).toContain('frame-ancestors')
  expect(onNetlifyToo).toEqual(local)
  expect(onCloudflare(files.netlify, path)).toEqual({
    ...local,
    ...(type && { 'content-type': type }),
  })
  expect(onNginx(files.nginx, files.include, path)).toEqual(local)
})

test('the paths above have every class, and the site’s pages are of one', () => {
  expect(new Set(PATHS.map(contentClass))).toEqual(
    new Set(['asset', 'media', 'shared', 'profile', 'page', 'file']),
  )
  expect(SITE_PATHS.map(contentClass)).toEqual(SITE_PATHS.map(() => 'page'))
})
