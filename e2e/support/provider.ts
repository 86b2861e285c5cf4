import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from 'node:process'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
import { test as base } from './test.ts'

/** Answers a message that has arrived completely. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export type Provider = {
  origin: string
  /** Answers the next messages. At the start of each test it accepts them. */
  answer: Answer
  /** Bodies of the messages that arrived. */
  messages: string[]
  /** Headers of the browser's preflight requests. */
  preflights: IncomingMessage['headers'][]
}

export const allowAll = { 'access-control-allow-origin': '*' }
export const answerWith =
  (status: number, body = 'OK', type = 'text/plain'): Answer =>
  (response) =>
    void response
      .writeHead(status, { ...allowAll, 'content-type': type })
      .end(status === 204 ? undefined : body)

async function listen(provider: Provider) {
  const server = createServer((request, response) => {
    // A browser repeats a request by itself when a kept-alive connection breaks.
    response.shouldKeepAlive = false
    if (request.method === 'OPTIONS') {
      provider.preflights.push(request.headers)
      const allowed = { 'access-control-allow-headers': 'content-type' }
      response.writeHead(204, { ...allowAll, ...allowed }).end()
      return
    }
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      provider.messages.push(body)
      provider.answer(response, request)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

/** The site as an owner builds it, with keys and a provider of another origin. */
async function build(origin: string, dist: string) {
  const settings = {
    NODE_ENV: 'production',
    VITE_EMAILJS_PUBLIC_KEY: 'public-key',
    VITE_EMAILJS_SERVICE_ID: 'service-id',
    VITE_EMAILJS_TEMPLATE_ID: 'template-id',
    VITE_EMAILJS_ORIGIN: origin,
    AERO_REQUIRE_PROVIDER: '1',
    VITE_SITE_URL: 'https://www.aero.test',
  }
  const options = ['--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
  const vite = spawn('node_modules/.bin/vite', ['build', ...options], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new Error(`The build with a provider ended with ${code}`)
}

/** Tests of a build whose provider is a local server on another origin. */
export const test = base.extend<{ provider: Provider }, { shared: [Provider, string] }>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const provider: Provider = {
        origin: '',
        answer: answerWith(200),
        messages: [],
        preflights: [],
      }
      const stop = await listen(provider)
      await build(provider.origin, '.aero/provider')
      const site = await spawnSiteServer('.aero/provider')
      await use([provider, site.origin])
      site.close()
      stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provider: async ({ shared: [provider] }, use) => {
    Object.assign(provider, { answer: answerWith(200), messages: [], preflights: [] })
    await use(provider)
  },
  baseURL: async ({ shared: [, origin] }, use) => use(origin),
})
