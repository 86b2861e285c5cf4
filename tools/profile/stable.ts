/** Replaces the time of printing, so that the same content makes the same file. */
const FIXED_DATE = '20250101000000'
const CREATOR = '/Creator (Aero)'

/**
 * Replaces the dates and the creator, where Chromium writes its user agent. Lengths stay the same, so
 * the byte offsets in the file remain valid.
 */
export function fixMetadata(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replaceAll(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, FIXED_DATE)
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, ({ length }) => CREATOR.padEnd(length))
  return Buffer.from(text, 'latin1')
}
