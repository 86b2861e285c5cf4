// Writes `routes.gen.ts`: the router's plugin does so when Vite has resolved its configuration.
import { resolveConfig } from 'vite'

await resolveConfig({ logLevel: 'warn' }, 'build')
