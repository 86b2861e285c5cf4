import { readFileSync } from 'node:fs'
import { MIME_TYPES } from './mime.ts'
import type { HeaderRules } from './policy.ts'

const TEMPLATE = 'tools/headers/nginx.conf'

/** @returns names and values of all headers */
const headersOf = (rules: HeaderRules) => Object.entries(rules['/*'] ?? {})
const exceptionsOf = (rules: HeaderRules, name: string) =>
  Object.entries(rules).filter(([pattern, headers]) => pattern !== '/*' && headers[name])
const variable = (header: string) => `$aero_${header.toLowerCase().replaceAll('-', '_')}`

/**
 * The include with the headers. In nginx, a location with its own `add_header` inherits none, so it
 * must include this file again.
 */
export function formatNginxHeaders(rules: HeaderRules): string {
  const lines = headersOf(rules).map(([name, value]) => {
    const hasExceptions = exceptionsOf(rules, name).length > 0
    return `add_header ${name} ${hasExceptions ? variable(name) : `"${value}"`} always;\n`
  })
  return lines.join('')
}

/** A complete site for the http context: maps from path to header, and the server block. */
export const formatNginxSite = (rules: HeaderRules): string =>
  readFileSync(TEMPLATE, 'utf8')
    .replace('{{maps}}', () => maps(rules))
    .replace('{{types}}', () => types())

function maps(rules: HeaderRules): string {
  const blocks = headersOf(rules).flatMap(([name, value]) => {
    const exceptions = exceptionsOf(rules, name).map(([pattern, headers]) => {
      const key = pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern
      return `  ${key} "${headers[name]}";`
    })
    const head = [`map $aero_path ${variable(name)} {`, `  default "${value}";`]
    return exceptions.length > 0 ? [...head, ...exceptions, '}'] : []
  })
  return blocks.join('\n')
}

function types(): string {
  const rows = Object.entries(MIME_TYPES).map(([ending, type]) => `    "${type}" ${ending};`)
  return ['types {', ...rows, '  }'].join('\n')
}
