import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createSiteServer } from '../server.ts'
import { type Answer, type Ask, ask } from './ask.ts'

export const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
export const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))

export type TestSite = {
  dist: string
  outbox: string
  port: number
  entries: string[]
  /** Sends the path unnormalised, unlike `fetch`. */
  ask: (path: string, options?: Ask) => Promise<Answer>
  put: (path: string, content: string | Buffer, modified?: Date) => Promise<void>
  close: () => Promise<void>
}

/** Serves a small fake build from a temporary folder on a free port. */
export async function testSite(): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'aero-serve-'))
  const dist = join(folder, 'dist')
  const outbox = join(folder, 'outbox')
  const entries: string[] = []
  const put = async (path: string, content: string | Buffer, modified?: Date) => {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    if (modified) await utimes(file, modified, modified)
  }
  for (const [path, content] of Object.entries(files())) await put(path, content)
  await writeFile(join(folder, 'secret.txt'), 'secret')

  const server = createSiteServer({ dist, outbox, log: (entry) => entries.push(entry) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dist,
    outbox,
    port,
    entries,
    put,
    ask: (path, options) => ask(port, path, options),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}

function files(): Record<string, string | Buffer> {
  const page = 'home page '.repeat(50)
  return {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'index.html.gz': gzipSync(page),
    '404.html': 'not found page',
    '404.html.gz': gzipSync('not found page'),
    'services/index.html': 'services page',
    'services/fuel/index.html': 'fuel page',
    'assets/a.js': 'let a',
    'media/hero.mp4': FILM,
    'media/a b.avif': 'x',
    'aero-company-profile.pdf': '%PDF-1.7',
    'site.webmanifest': '{}',
    'contact.vcf': 'BEGIN:VCARD',
    'empty.txt': '',
    _headers: 'x',
    '.hosting/headers.json': JSON.stringify({ scriptHashes: [HASH], providerOrigin: null }),
    '.well-known/security.txt': 'Contact: x',
  }
}
