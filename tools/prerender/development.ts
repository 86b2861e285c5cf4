import { CLOSED_DAYS_FILE, VCARD_FILE } from '#lib/files.ts'
import { contentType } from '#tools/headers/mime.ts'
import { createMailDesk } from '#tools/serve/maildesk.ts'
import type { ViteDevServer } from 'vite'
import { ENTRY } from './pageAssets.ts'
import { completeDocument, type ServerEntry } from './document.ts'

const SHELL = '<!DOCTYPE html><html><head></head><body></body></html>'

export function prerenderInDevelopment(server: ViteDevServer, outbox: string) {
  server.middlewares.use(createMailDesk({ outbox, log: (line) => server.config.logger.info(line) }))
  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        const entry = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry
        const file = {
          [VCARD_FILE]: entry.vcard,
          [CLOSED_DAYS_FILE]: entry.closedDaysCalendar,
        }[url.pathname]
        if (file) {
          response.writeHead(200, { 'content-type': contentType(url.pathname) }).end(file)
          return
        }
        const { html, status } = await entry.render(url.pathname + url.search)
        const shell = await server.transformIndexHtml(url.pathname, SHELL)
        const viteTags = /<head>(?<tags>[\s\S]*)<\/head>/.exec(shell)?.groups?.tags ?? ''
        const script = `<script type="module" src="/${ENTRY}"></script>`
        const page = completeDocument(html, viteTags + script)
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error)
        next(error)
      }
    })
  }
}
