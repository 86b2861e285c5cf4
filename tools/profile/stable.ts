/** Stands in for the time of printing, so that the same content makes the same file. */
const FIXED_DATE = '20250101000000'
const CREATOR = '/Creator (Aero)'

/**
 * Settles what Chromium writes of itself: the dates, and its user agent as the creator. All in
 * place: lengths stay, and so do the offsets that the rest of the file is found by.
 */
export function withFixedFacts(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replaceAll(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, FIXED_DATE)
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, ({ length }) => CREATOR.padEnd(length))
  return Buffer.from(text, 'latin1')
}
