import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { env } from 'node:process'
import { freePort } from '#tools/serve/testing/freePort.ts'
import { PATIENCE_MS, until } from '#tools/smoke/until.ts'

type Running = { end: () => Promise<void> }

// Without these a tool that is told to end would leave its processes behind.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

/** Ends a process with this one, or at `end`, which waits for it. */
function keep(child: ChildProcess): Running {
  const kill = () => void child.kill()
  process.once('exit', kill)
  const ended = once(child, 'exit')
  return {
    end: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

/** A screen in memory. @throws if none comes up */
export async function startScreen(): Promise<Running & { display: string }> {
  // It chooses a free display and says which.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const running = keep(child)
  const said = child.stdio[3] as Readable
  const [number] = await once(said, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: unknown) => {
      throw new Error('Xvfb did not start', { cause: error })
    },
  )
  return { ...running, display: `:${String(number).trim()}` }
}

/** WebKit's driver on a free port. @throws if it does not answer */
export async function startDriver(display: string): Promise<Running & { origin: string }> {
  const port = await freePort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...env, DISPLAY: display },
    stdio: 'ignore',
  })
  const running = keep(child)
  const origin = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver', () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { ...running, origin }
}
