import http, { type IncomingHttpHeaders } from 'node:http'

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
export function sendRequest(
  port: number,
  path: string,
  { body, ...options }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, agent: false, ...options })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const whole = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: whole, text: whole.toString() })
      })
    })
    request.end(body)
  })
}
