/** Header name in lower case → value, as a host would send it. */
export type Sent = Record<string, string>

type Rule = { pattern: string; lines: string[] }

const NGINX_MAP = /^map (?<from>\$\w+) (?<to>\$\w+) \{\n(?<rows>[^}]*)\}$/gm
const NGINX_ROW = /^ {2}(?:"~(?<pattern>[^"]*)"|(?<key>\S+)) "?(?<value>[^"]*?)"?;$/gm
const NGINX_HEADER = /^add_header (?<name>\S+) "?(?<value>[^"]*?)"? always;$/gm

/** Cloudflare Pages: rules in order, a detach line deletes, a name set again is appended. */
export function onCloudflare(file: string, path: string): Sent {
  const headers = new Headers()
  for (const { lines } of matching(file, path)) {
    for (const line of lines.filter((text) => !text.includes(':'))) {
      headers.delete(line.replace('! ', ''))
    }
    for (const [name, value] of values(lines)) headers.append(name, value)
  }
  return Object.fromEntries(headers)
}

/** Netlify: lines without a colon are skipped, the last rule that sets a name wins. */
export function onNetlify(file: string, path: string): Sent {
  const all = matching(file, path).flatMap(({ lines }) => values(lines))
  return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value]))
}

/**
 * nginx: the include names headers, the site's maps give those their values that differ by path.
 * @throws Error when the include names a variable that no map sets
 */
export function onNginx(site: string, include: string, path: string): Sent {
  const known: Record<string, string> = { $uri: path, $status: '200' }
  for (const { groups } of site.matchAll(NGINX_MAP)) {
    const { from = '', to = '', rows = '' } = groups ?? {}
    const given = known[from] ?? ''
    const fallback = /^ {2}default (?<value>\S+);$/m.exec(rows)?.groups?.value
    const row = [...rows.matchAll(NGINX_ROW)].find(({ groups: one }) =>
      one?.pattern === undefined ? one?.key === given : new RegExp(one.pattern).test(given),
    )
    known[to] = resolve(row?.groups?.value ?? fallback ?? '', known)
  }
  return Object.fromEntries(
    [...include.matchAll(NGINX_HEADER)].map(({ groups }) => [
      String(groups?.name).toLowerCase(),
      resolve(String(groups?.value), known),
    ]),
  )
}

function resolve(value: string, known: Record<string, string>): string {
  if (!value.startsWith('$')) return value
  const found = known[value]
  if (found === undefined) throw new Error(`nginx does not know ${value}`)
  return found
}

function matching(file: string, path: string): Rule[] {
  return rules(file).filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
}

function rules(file: string): Rule[] {
  return file.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    return { pattern, lines: lines.map((line) => line.trim()) }
  })
}

function values(lines: string[]): [string, string][] {
  return lines
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
}
