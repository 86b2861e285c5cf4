import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { env, exit } from 'node:process'
import { createSiteServer } from './server.ts'

const dist = resolve(env.AERO_DIST || 'dist')
const outbox = env.AERO_OUTBOX || 'outbox'
const host = env.HOST || '127.0.0.1'
const port = Number(env.PORT || 4173)

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is not a port number: ${env.PORT}`)
}
if (!existsSync(join(dist, 'index.html'))) {
  fail(`There is no built site in ${dist}. Run \`npm start\`, or first \`npm run build\`.`)
}

const server = createSiteServer({ dist, outbox, log: console.log })
server.once('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  fail(isTaken ? `Port ${port} is in use. Choose another: PORT=4174 npm start` : error.message)
})
server.listen(port, host, () => {
  const { address, family, port: chosen } = server.address() as AddressInfo
  const name = family === 'IPv6' ? `[${address}]` : address
  console.log(`Serving http://${name}:${chosen}, messages go to ${outbox}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => exit())

function fail(message: string): never {
  console.error(message)
  exit(1)
}
