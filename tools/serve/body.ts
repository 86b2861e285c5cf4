import type { IncomingMessage } from 'node:http'

/**
 * Reads a request's body as UTF-8 text.
 * @param limit bytes
 * @returns `null` as soon as the body is known to exceed the limit; the rest stays unread.
 * @throws Error when the client goes away.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  if (Number(request.headers['content-length']) > limit) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= limit) return
      request.off('data', take).pause()
      resolve(null)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.once('error', reject)
    request.once('close', () => reject(new Error('The client went away')))
  })
}
