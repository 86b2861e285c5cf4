import type { IncomingMessage } from 'node:http'

/**
 * Reads a request's body as UTF-8 text.
 * @param limit bytes
 * @returns `null` as soon as the body is known to exceed the limit; the rest stays unread.
 * @throws Error when the client goes away.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  if (Number(request.headers['content-length']) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  // Ended early, it would else take the connection with it, answer and all.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > limit) return null
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
