const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/

/** Whether `value` is exactly an http: or https: origin: no path, no trailing slash, no wildcard. */
export function isOrigin(value: string): boolean {
  const url = parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  // The host goes into the Content-Security-Policy, where `*` would mean any host.
  return url.origin === value && HOST.test(url.hostname)
}

/** Whether `value` is an origin that is safe to post to: https:, or http: on this machine. */
export function isSecureOrigin(value: string): boolean {
  const url = parse(value)
  if (!url || !isOrigin(value)) return false
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}

function parse(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}
