import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPolicyInputs } from './inputs.ts'
import { writeHostFiles } from './write.ts'

const inputs = {
  scriptHashes: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  providerOrigin: 'https://api.emailjs.com',
}
let dist: string

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'aero-headers-'))
  for (const folder of ['assets', 'services', '.vite']) await mkdir(join(dist, folder))
  for (const file of ['index.html', '404.html', 'robots.txt', 'robots.txt.br', '.env']) {
    await writeFile(join(dist, file), 'x')
  }
})
afterEach(() => rm(dist, { recursive: true }))

test('writes a file for each host, and the local server can read its inputs', async () => {
  await writeHostFiles({ dist, ...inputs })
  const read = (file: string) => readFile(join(dist, file), 'utf8')
  expect(await read('.hosting/nginx.conf')).toContain('.hosting/aero-headers.conf;')
  expect(await read('.hosting/aero-headers.conf')).toContain('X-Content-Type-Options "nosniff"')
  expect(await read('_redirects')).toContain('/services/ /services 301')
  expect(await readPolicyInputs(dist)).toEqual(inputs)
})

test('_headers names published files and page folders once, and no host files', async () => {
  await writeHostFiles({ dist, ...inputs })
  await writeHostFiles({ dist, ...inputs })
  const text = await readFile(join(dist, '_headers'), 'utf8')
  const patterns = text.match(/^\/.*$/gm) ?? []
  expect(patterns).toContain('/assets/*')
  expect(patterns).toContain('/robots.txt')
  expect(patterns.filter((pattern) => pattern.startsWith('/services/'))).toEqual(['/services/*'])
  expect(patterns.join(' ')).not.toMatch(/\.br|\.html|vite|hosting|_headers|env/)
})

test('missing or malformed inputs throw', async () => {
  await expect(readPolicyInputs(dist)).rejects.toThrow('ENOENT')
  await mkdir(join(dist, '.hosting'))
  await writeFile(join(dist, '.hosting/headers.json'), '{"scriptHashes":"x"}')
  await expect(readPolicyInputs(dist)).rejects.toThrow('is not what the build writes')
})
