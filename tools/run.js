import { resolve } from 'node:path'
import { runnerImport } from 'vite'
await runnerImport(resolve(process.argv[2]))
