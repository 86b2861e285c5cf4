import type { Duplex } from 'node:stream'
import type { PolicyInputs } from '#tools/headers/csp.ts'
import { responseHeaders } from '#tools/headers/policy.ts'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what is no HTTP request, which never becomes one of the server's responses. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  policy: PolicyInputs,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const headers = responseHeaders({ path: '/', status: 400, ...policy })
  const lines = [
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    'Content-Length: 0',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
