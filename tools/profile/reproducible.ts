import { company } from '#content/company.ts'
import { EDITION } from './texts.ts'

/** For example `20261101000000`. It replaces the time of printing, so that the same content makes the same file. */
const DATE = EDITION.toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** Chromium names the parts of its tables by a counter that also counts what was loaded meanwhile. */
const PART_NAME = /(?<=\(node)\d{8}(?=\))/g

/**
 * Replaces what differs from print to print: the dates, the names of table parts, and the creator, where
 * Chromium writes its user agent. Lengths stay the same, so the byte offsets in the file remain valid.
 */
export function makeReproducible(pdf: Buffer): Buffer {
  const printed = pdf.toString('latin1')
  // In the order of the old names, because the file lists them sorted.
  const names = [...new Set(printed.match(PART_NAME))].toSorted()
  const text = printed
    .replaceAll(PART_NAME, (name) => String(names.indexOf(name)).padStart(8, '0'))
    .replaceAll(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, DATE)
    .replace(/(?<=\/Creator )\((?:\\.|[^\\)])*\)/, ({ length }) => formatName().padEnd(length))
  return Buffer.from(text, 'latin1')
}

/** @returns the company's name as a PDF string, in UTF-16 as hexadecimal digits */
function formatName(): string {
  const hex = Buffer.from(`\uFEFF${company.name}`, 'utf16le').swap16().toString('hex')
  return `<${hex}>`
}
