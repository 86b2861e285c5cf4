export const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** @returns `application/octet-stream` for an unknown extension, so that browsers do not run it */
export const contentType = (path: string): string =>
  MIME_TYPES[/[^.]*$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream'

/** Whether a file is text, which servers compress. */
export const isText = (path: string): boolean => contentType(path).endsWith('charset=utf-8')
