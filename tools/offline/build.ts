import { build } from 'vite'
import { offlineFiles } from './files.ts'

const WORKER_FILE = 'sw.js'

/**
 * Builds the service worker into `dist`, as one script that lists the files to keep. The same site
 * gives the same worker, so that a visitor's copy is renewed when, and only when, the site changed.
 */
export async function buildWorker(dist: string): Promise<void> {
  const files = await offlineFiles(dist)
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
