import { type AddressInfo, createServer } from 'node:net'

/** @returns a currently free port, for a server that cannot choose one itself */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
