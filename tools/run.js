// Runs a TypeScript tool through Vite's own runner: `node tools/run.js tools/serve/main.ts`.
import { resolve } from 'node:path'
import { argv, cwd } from 'node:process'
import { runnerImport } from 'vite'

// What the site's content imports and only its build makes.
const { module } = await runnerImport(resolve('tools/distances/plugin.ts'))
await runnerImport(resolve(cwd(), argv[2] ?? ''), { plugins: [module.distances()] })
