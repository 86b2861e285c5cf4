import { CLASS_PATTERNS, type ContentClass } from './contentClass.ts'
import type { PolicyInputs } from './csp.ts'
import { MIME_TYPES } from './mime.ts'
import { classHeaders, type HeaderMap } from './policy.ts'

/** Values that an owner adapts in the written file. */
export type NginxOptions = PolicyInputs & {
  root?: string
  listen?: string
  serverName?: string
}

const CLASSES: ContentClass[] = [...CLASS_PATTERNS.map(([kind]) => kind), 'file']

/**
 * The include with the headers. In nginx, a location with its own `add_header` inherits none, so it
 * must include this file again.
 */
export function nginxHeaders(inputs: PolicyInputs): string {
  const { differing, constant } = sortedHeaders(inputs)
  const lines = [
    ...constant.map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...differing.map((name) => `add_header ${name} ${variable(name)} always;`),
  ]
  return `${lines.join('\n')}\n`
}

/** A complete site for the http context: maps from path to header, and the server block. */
export function nginxSite(options: NginxOptions): string {
  const { root = '/srv/aero/dist', listen = '80', serverName = 'www.aero.example' } = options
  const include = `include ${root}/.hosting/aero-headers.conf;`
  return `# Adapt root, server_name and the certificate, then include this file in the http context.
${maps(options)}

server {
  listen ${listen};
  # listen 443 ssl;
  # ssl_certificate /etc/ssl/aero.pem;
  # ssl_certificate_key /etc/ssl/aero.key;
  server_name ${serverName};
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

function maps(inputs: PolicyInputs): string {
  const patterns = CLASS_PATTERNS.map(([kind, { source }]) => `  "~${source}" ${kind};`)
  const blocks = [
    ['map $uri $aero_path_class {', '  default file;', ...patterns, '}'],
    // An error is never cached or framed. `volatile` because the status can change while nginx
    // handles a request.
    [
      'map $status $aero_class {',
      '  volatile;',
      '  default $aero_path_class;',
      '  "~^[45]" page;',
      '}',
    ],
    ...sortedHeaders(inputs).differing.map((name) => [
      `map $aero_class ${variable(name)} {`,
      // nginx omits a header with an empty value.
      ...CLASSES.map((kind) => `  ${kind} "${classHeaders(kind, inputs)[name] ?? ''}";`),
      '}',
    ]),
  ]
  return blocks.map((block) => block.join('\n')).join('\n')
}

const sortedHeaders = (inputs: PolicyInputs) =>
  sortHeaders(CLASSES.map((kind) => classHeaders(kind, inputs)))

/** Separates the headers that all classes share from those in which any class differs. */
export function sortHeaders(all: readonly HeaderMap[]) {
  const entries = Object.entries(Object.assign({}, ...all) as HeaderMap)
  const isConstant = ([name, value]: [string, string]) => all.every((one) => one[name] === value)
  return {
    constant: entries.filter(isConstant),
    differing: entries.filter((entry) => !isConstant(entry)).map(([name]) => name),
  }
}

function variable(header: string): string {
  return `$aero_${header.toLowerCase().replaceAll('-', '_')}`
}

function types(): string {
  const rows = Object.entries(MIME_TYPES).map(([ending, type]) => `    "${type}" ${ending};`)
  return ['types {', ...rows, '  }'].join('\n')
}
