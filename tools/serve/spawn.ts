import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type RunningSite = { origin: string; close: () => void }

/**
 * Serves a built site in a separate process, so that it does not slow down what is measured.
 * @throws if the server exits before it listens
 */
export async function spawnSiteServer(dist: string): Promise<RunningSite> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/main.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      AERO_DIST: dist,
      AERO_OUTBOX: '.aero/outbox',
    },
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
  // The line reader leaves the stream paused; a full pipe would block the server.
  server.stdout.resume()
  return { origin, close }
}
