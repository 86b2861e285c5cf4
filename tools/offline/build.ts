import { build } from 'vite'
import { listOfflineFiles } from './files.ts'

const WORKER_FILE = 'sw.js'

/**
 * Builds the service worker into `dist` as one script with its list of files. The worker changes
 * only if the site changes, so browsers update their copies only then.
 */
export async function buildWorker(dist: string): Promise<void> {
  const files = await listOfflineFiles(dist)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      OFFLINE_FILES: JSON.stringify(files),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/offline/worker.ts',
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  })
}
