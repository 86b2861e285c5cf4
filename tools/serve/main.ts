import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createSiteServer } from './server.ts'

const HELP = 'Run `npm run build` first, or `npm start`, which does both.'

/** Serves `dist` until SIGINT or SIGTERM. Settings: PORT, HOST, AERO_OUTBOX, AERO_DIST. */
function main(env: NodeJS.ProcessEnv): void {
  const dist = resolve(env.AERO_DIST || 'dist')
  const outbox = env.AERO_OUTBOX || 'outbox'
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return fail(`PORT is not a port number: ${env.PORT}`)
  if (!existsSync(join(dist, 'index.html')))
    return fail(`There is no built site in ${dist}. ${HELP}`)

  const server = createSiteServer({ dist, outbox, log: console.log })
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    fail(taken ? `Port ${port} is in use. Choose another: PORT=4174 npm start` : error.message)
  })
  server.listen(port, host, () => {
    const { address, family, port: chosen } = server.address() as AddressInfo
    const name = family === 'IPv6' ? `[${address}]` : address
    console.log(`Aero is served at http://${name}:${chosen} (messages go to ${outbox})`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      // Browsers keep connections open for minutes.
      server.closeAllConnections()
    })
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

main(process.env)
