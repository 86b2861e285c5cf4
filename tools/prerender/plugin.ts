import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CLOSED_DAYS_FILE, VCARD_FILE } from '#lib/files.ts'
import { writeHostFiles } from '#tools/headers/formats.ts'
import { findOwnersComments } from '#tools/launch/ownersComments.ts'
import { checkMedia } from '#tools/media/manifest/check.ts'
import type { Manifest, Plugin, ViteBuilder } from 'vite'
import { prerenderInDevelopment } from './development.ts'
import {
  completeDocument,
  hashInlineScripts,
  readStartScript,
  type ServerEntry,
} from './document.ts'
import { ENTRY, findPageAssets } from './pageAssets.ts'
import { writeServiceWorker } from './serviceWorker.ts'
import { formatRobots, formatSitemap } from './crawlerFiles.ts'

const NOT_FOUND = '/404'
const CONTACT = '/contact-us'
/** React, the router and their dependencies. They change rarely, so they get a chunk of their own. */
const VENDOR =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/
/**
 * A chunk that all pages load must be shared by more pages than there are services. Their folder also has
 * the route of the overview, so it has one file more. The tools on Home, a chunk of their own, share the
 * tools with their pages.
 */
const countSharers = () => readdirSync('src/routes/services').length + 1
const isNotEntry = (file: string) => !file.endsWith(ENTRY)
/** Makes Chrome compile a chunk off the main thread (docs/decisions/13-compile-hints.md). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

export type PrerenderOptions = {
  providerOrigin: string | null
  outbox: string
  /** A build ends in an error that names them. */
  problems: readonly string[]
  /** Printed once at the end of a build, because each environment evaluates the configuration. */
  warnings: readonly string[]
}

/**
 * Makes one `vite build` produce the whole site: it builds client and server, renders every path to
 * HTML with the server build, and writes the host files. Two builds of one commit are identical.
 */
export function prerender({
  providerOrigin,
  outbox,
  problems,
  warnings,
}: PrerenderOptions): Plugin {
  return {
    name: 'aero:prerender',
    config: () => ({
      appType: 'custom',
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            // The order in which CSS chunks load is not defined.
            cssCodeSplit: false,
            // The start tag lists the chunks of a page, and links preload pages on intent.
            modulePreload: false,
            rolldownOptions: {
              input: ENTRY,
              output: {
                postBanner: COMPILE_HINT,
                codeSplitting: {
                  groups: [
                    { name: 'vendor', test: VENDOR, priority: 2 },
                    // Without this group, pages would import the entry's chunk and run with it as one long task.
                    { name: 'app', tags: ['$initial'], test: isNotEntry, priority: 1 },
                    { name: 'shared', minShareCount: countSharers() },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: '.aero/server',
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: 'src/app/entry-server.tsx' },
          },
        },
      },
    }),
    configureServer: (server) => prerenderInDevelopment(server, outbox),
    buildApp: {
      order: 'post',
      async handler(builder) {
        if (problems.length > 0) {
          throw new Error(`The settings are not fit for production.\n${problems.join('\n')}`)
        }
        await buildSite(builder, providerOrigin, warnings.length === 0)
        const { logger } = builder.config
        for (const warning of warnings) logger.warn(warning)
        const { length } = findOwnersComments().filter(({ task }) => task === 'replace')
        if (length > 0)
          logger.info(`Values left to replace: ${length}. \`npm run launch\` lists them.`)
      },
    },
  }
}

async function buildSite(
  builder: ViteBuilder,
  providerOrigin: string | null,
  isForPublication: boolean,
) {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build needs a client and an ssr environment')
  if (!client.isBuilt) await builder.build(client)
  if (!ssr.isBuilt) await builder.build(ssr)

  const { root } = builder.config
  const dist = resolve(root, client.config.build.outDir)
  const manifestFile = join(dist, '.vite/manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const serverFile = resolve(root, ssr.config.build.outDir, 'entry-server.js')
  const server = (await import(pathToFileURL(serverFile).href)) as ServerEntry

  await checkMedia(server.content, client.config.publicDir)
  await layerStyles(join(dist, 'assets'))
  const startTag = await readStartScript()
  const scriptHashes = new Set<string>()
  /** The order of precaching: the contact page comes first, because every page links to it. */
  const scripts: string[] = []
  for (const path of [...server.paths, NOT_FOUND]) {
    const isPage = path !== NOT_FOUND
    const { html, status, routeIds } = await server.render(path)
    if (status !== (isPage ? 200 : 404)) throw new Error(`${path} rendered as ${status}`)
    const { style, modules } = findPageAssets(manifest, routeIds.at(-1) ?? '')
    if (path === CONTACT) scripts.unshift(...modules)
    else scripts.push(...modules)
    const start = startTag(isPage ? path : '', modules)
    const page = completeDocument(html, `<link rel="stylesheet" href="${style}">${start}`)
    for (const hash of hashInlineScripts(page)) scriptHashes.add(hash)
    await write(join(dist, isPage ? `${path}/index.html` : '404.html'), page)
  }
  await write(join(dist, 'sitemap.xml'), formatSitemap(server.siteUrl, server.paths))
  await write(join(dist, 'robots.txt'), formatRobots(server.siteUrl, isForPublication))
  await write(join(dist, VCARD_FILE), server.vcard)
  await write(join(dist, CLOSED_DAYS_FILE), server.closedDaysCalendar)
  // Tests of hydration use the development build without a service worker.
  if (builder.config.isProduction) await writeServiceWorker(dist, scripts)
  await writeHostFiles(dist, server.paths, { scriptHashes: [...scriptHashes], providerOrigin })
  await rm(join(dist, '.vite'), { recursive: true })
  builder.config.logger.info(`Prerendered ${server.paths.length} pages and 404.html`)
}

/**
 * Puts the whole style sheet into a cascade layer, as its reset is. Browsers without layers then use none
 * of it, instead of all but the reset.
 */
async function layerStyles(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  for (const name of names) {
    const css = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), `@layer aero{${css}}`)
  }
}

async function write(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
