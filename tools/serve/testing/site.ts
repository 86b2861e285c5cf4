import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createSiteServer } from '../server.ts'
import { type Answer, type Ask, sendRequest } from '../sendRequest.ts'

export type TestSite = {
  outbox: string
  port: number
  logEntries: string[]
  ask: (path: string, options?: Ask) => Promise<Answer>
  put: (path: string, content: string | Buffer) => Promise<void>
  close: () => Promise<void>
}

export async function startTestSite(): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'aero-serve-'))
  const [dist, outbox] = [join(folder, 'dist'), join(folder, 'outbox')]
  const logEntries: string[] = []
  const server = createSiteServer({ dist, outbox, log: (entry) => logEntries.push(entry) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    outbox,
    port,
    logEntries,
    ask: (path, options) => sendRequest({ port }, path, options),
    put: async (path, content) => {
      const file = join(dist, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
