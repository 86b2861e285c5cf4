/** Stands in for the time of printing, so that the same content makes the same file. */
const FIXED_DATE = '20250101000000'

/** Sets the dates of a PDF, in place: their length stays, and so do the offsets after them. */
export function withFixedDates(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const fixed = text.replaceAll(
    /(\/(?:CreationDate|ModDate) \(D:)\d{14}/g,
    (_match, start: string) => start + FIXED_DATE,
  )
  return Buffer.from(fixed, 'latin1')
}
