import { company } from '#content/company.ts'
import { EDITION } from './texts.ts'

/** For example `20261101000000`. It replaces the time of printing, so that the same content makes the same file. */
const DATE = EDITION.toISOString().replaceAll(/\D/g, '').slice(0, 14)

/**
 * Replaces the dates and the creator, where Chromium writes its user agent. Lengths stay the same, so
 * the byte offsets in the file remain valid.
 */
export function fixMetadata(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replaceAll(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, DATE)
    .replace(/(?<=\/Creator )\((?:\\.|[^\\)])*\)/, ({ length }) => formatName().padEnd(length))
  return Buffer.from(text, 'latin1')
}

/** @returns the company's name as a PDF string, in UTF-16 as hexadecimal digits */
function formatName(): string {
  const hex = Buffer.from(`\uFEFF${company.name}`, 'utf16le').swap16().toString('hex')
  return `<${hex}>`
}
