import type { ServerResponse } from 'node:http'

export function sendText(response: ServerResponse, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(text)
}
