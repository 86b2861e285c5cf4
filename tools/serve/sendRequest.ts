import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Address = { port: number } | { socketPath: string }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
export type Ask = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string | Buffer
  agent?: http.Agent
}

/**
 * Sends the path unnormalised, unlike `fetch`.
 * @param options of `http.request`: an `agent` reuses the connection
 */
export async function sendRequest(
  address: Address,
  path: string,
  { body: sent, ...options }: Ask = {},
): Promise<Answer> {
  const request = http.request({ host: '127.0.0.1', agent: false, path, ...address, ...options })
  // A server may reset the connection after it has answered.
  request.on('error', () => {})
  request.end(sent)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
    text: body.toString(),
  }
}
