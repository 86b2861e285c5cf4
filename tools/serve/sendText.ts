import type { ServerResponse } from 'node:http'

/** Ends a response with a short plain text. Headers that are already set stay. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}
