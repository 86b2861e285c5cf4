/** Content-Type by file name extension. */
export const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** @returns `application/octet-stream` for an unknown extension, so that browsers do not run it */
export function contentType(path: string): string {
  const ending = /\.(?<ending>[^./]+)$/.exec(path)?.groups?.ending?.toLowerCase() ?? ''
  return Object.hasOwn(MIME_TYPES, ending)
    ? (MIME_TYPES[ending] ?? 'application/octet-stream')
    : 'application/octet-stream'
}

/** Whether the type is text. The build compresses text files. */
export function isText(type: string): boolean {
  return type.endsWith('charset=utf-8')
}
