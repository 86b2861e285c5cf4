import { PATIENCE_MS } from '#tools/smoke/until.ts'

/** How the protocol names an element in its JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type ElementJson = Record<typeof ELEMENT, string>
/** An element as an argument of a script. */
export const reference = (id: string): ElementJson => ({ [ELEMENT]: id })

/** A session is started, and a page loaded, within this. */
const MOST_MS = PATIENCE_MS + 10_000

/** A session of W3C WebDriver: the few commands that a smoke needs, one request each. */
export type Session = {
  /** Of the browser. */
  version: string
  get: <Value>(command: string) => Promise<Value>
  post: <Value>(command: string, body?: unknown) => Promise<Value>
  /** @returns ids of what a CSS selector finds */
  find: (selector: string) => Promise<string[]>
  end: () => Promise<void>
}

/**
 * @param driver origin of a WebDriver
 * @throws if it refuses, or does not answer in time
 */
export async function newSession(driver: string, wanted: unknown): Promise<Session> {
  const { sessionId, capabilities } = await ask<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: wanted } })
  const session = `${driver}/session/${sessionId}`
  const post = <Value>(command: string, body: unknown = {}) =>
    ask<Value>('POST', `${session}/${command}`, body)
  return {
    version: capabilities.browserVersion,
    get: (command) => ask('GET', `${session}/${command}`),
    post,
    find: async (value) => {
      const found = await post<ElementJson[]>('elements', { using: 'css selector', value })
      return found.map((element) => element[ELEMENT])
    },
    end: () => ask('DELETE', session),
  }
}

async function ask<Value>(method: string, address: string, body?: unknown): Promise<Value> {
  const what = `WebDriver: ${method} ${new URL(address).pathname.split('/').slice(3).join('/')}`
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(MOST_MS),
  }).catch((error: unknown) => {
    throw new Error(`${what}: no answer within ${MOST_MS / 1000} s`, { cause: error })
  })
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string }
  }
  if (!response.ok) throw new Error(`${what}: ${value.error} ${value.message}`)
  return value
}
