import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from 'node:process'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { writeHostFiles } from '#tools/headers/write.ts'
import { COMPILE_HINT } from '#tools/prerender/compileHint.ts'
import { hashInlineScripts } from '#tools/prerender/document.ts'
import { readStartScript } from '#tools/prerender/startTag.ts'

const ENTRY = `import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Root() {
  return <html lang="en-GB"><head /><body><main><Outlet /></main></body></html>
}
const root = createRootRoute({ component: Root })
const index = createRoute({ getParentRoute: () => root, path: '/', component: () => null })
const router = createRouter({ routeTree: root.addChildren([index]) })
router.ssr = { manifest: undefined }
void router.load().then(() => startTransition(() => {
  hydrateRoot(document, <StrictMode><RouterProvider router={router} /></StrictMode>)
  dispatchEvent(new Event('hydrate'))
}))
`

/**
 * Builds a site with one empty page and our React, router and start script into `dist` in `folder`.
 * @returns the folder to serve
 */
export async function buildEmptySite(folder: string): Promise<string> {
  const root = resolve(folder)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'entry.tsx'), ENTRY)
  const dist = join(root, 'dist')
  env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      target: 'es2022',
      modulePreload: false,
      outDir: dist,
      rolldownOptions: {
        input: join(root, 'entry.tsx'),
        output: { postBanner: COMPILE_HINT },
      },
    },
  })
  const files = await readdir(join(dist, 'assets'))
  const address = (name: string) => `/assets/${files.find((file) => file.startsWith(name))}`
  const entry = address('entry-')
  const start = (await readStartScript())('/', [entry, entry])
  const html = `<!DOCTYPE html><html lang="en-GB"><head><title>Empty</title><link rel="icon" href="data:,">${start}</head><body><main><!--$--><!--/$--></main></body></html>`
  await writeFile(join(dist, 'index.html'), html)
  await writeHostFiles(dist, { scriptHashes: hashInlineScripts(html), providerOrigin: null })
  return dist
}
