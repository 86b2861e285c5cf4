import { MIME_TYPES } from './mime.ts'
import type { HeaderRules } from './policy.ts'

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
export function formatNginxSite(rules: HeaderRules): string {
  const root = '/srv/aero/dist'
  const include = `include ${root}/.hosting/aero-headers.conf;`
  return `# Adapt root, server_name and the certificate, then include this file in the http context.
${maps(rules)}

server {
  listen 80;
  # listen 443 ssl;
  # ssl_certificate /etc/ssl/aero.pem;
  # ssl_certificate_key /etc/ssl/aero.key;
  server_name www.aero.example;
  root ${root};
  server_tokens off;
  absolute_redirect off;

  ${types()}
  default_type application/octet-stream;

  # The build writes compressed files. With the brotli module, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  ${include}
  error_page 404 /404.html;
  error_page 405 @method;
  error_page 416 @range;
  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }

  location / {
    try_files $uri $uri/index.html =404;
  }
  location = /404.html {
    internal;
  }
  location @method {
    ${include}
    add_header Allow "GET, HEAD" always;
    return 405;
  }
  # nginx has already set the headers when it rejects a range. Setting them again would repeat them.
  location @range {
    add_header Cache-Control "" always;
    return 416;
  }

  # One address for each page: no trailing slash, no index.html.
  location = /index.html {
    return 301 /$is_args$args;
  }
  location ~ ^(?<page>/.+)/(?:index\\.html)?$ {
    if (-f $document_root$page/index.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }

  # Host configuration and compressed files have no address of their own.
  location ~ (?:/\\.(?!well-known/)|^/_(?:headers|redirects)$|\\.(?:br|gz)$) {
    return 404;
  }
}
`
}

function maps(rules: HeaderRules): string {
  // An error has the headers of `/`. `volatile` because the status can change while nginx handles a
  // request.
  const path = ['map $status $aero_path {', '  volatile;', '  default $uri;', '  "~^[45]" /;', '}']
  const blocks = headersOf(rules).flatMap(([name, value]) => {
    const exceptions = exceptionsOf(rules, name).map(([pattern, headers]) => {
      const key = pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern
      return `  ${key} "${headers[name]}";`
    })
    const head = [`map $aero_path ${variable(name)} {`, `  default "${value}";`]
    return exceptions.length > 0 ? [...head, ...exceptions, '}'] : []
  })
  return [...path, ...blocks].join('\n')
}

function types(): string {
  const rows = Object.entries(MIME_TYPES).map(([ending, type]) => `    "${type}" ${ending};`)
  return ['types {', ...rows, '  }'].join('\n')
}
