// Runs a TypeScript tool through Vite's own runner: `node tools/run.js tools/serve/main.ts`.
import { resolve } from 'node:path'
import { argv, cwd } from 'node:process'
import { runnerImport } from 'vite'

await runnerImport(resolve(cwd(), argv[2] ?? ''))
