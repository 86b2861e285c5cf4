import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type RunningSite = { origin: string; close: () => void }

/**
 * Serves a built site in a process of its own, so that measuring it does not slow it down.
 * @throws if the server ends before it listens
 */
export async function serveApart(dist: string, outbox = '.aero/outbox'): Promise<RunningSite> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', AERO_DIST: dist, AERO_OUTBOX: outbox },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = () => void server.kill()
  process.once('exit', close)
  let origin: string | undefined
  for await (const line of createInterface(server.stdout)) {
    origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0]
    if (origin) break
  }
  if (!origin) throw new Error(`The server of ${dist} did not start`)
  // Reading by line ends in a pause. What the server says later must not fill the pipe and stop it.
  server.stdout.resume()
  return { origin, close }
}
