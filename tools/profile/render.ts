import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { readSettings, defineConstants } from '#tools/settings/settings.ts'
import type * as entry from './entry.tsx'

const OUT = '.aero/print'

export type RenderedDocument = entry.PrintedDocument & { html: string }

/** Builds the documents as the site is built for the server, with its components and styles, and renders them. */
export async function renderDocuments(): Promise<RenderedDocument[]> {
  await build({
    configFile: false,
    // Hides Vite's warnings about paths in `public`, which `print.ts` serves.
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    define: defineConstants(readSettings({})),
    build: {
      ssr: 'tools/profile/entry.tsx',
      outDir: OUT,
      copyPublicDir: false,
      emitAssets: true,
      cssCodeSplit: false,
      minify: false,
      cssMinify: true,
    },
  })
  const { documents, renderDocument } = (await import(
    pathToFileURL(resolve(OUT, 'entry.js')).href
  )) as typeof entry
  const assets = join(OUT, 'assets')
  const styles = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'))
  return documents.map((document) => ({
    ...document,
    html: renderDocument(document, styles.join('')),
  }))
}
