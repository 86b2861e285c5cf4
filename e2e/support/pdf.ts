import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** @returns the text of each sheet of a PDF, with single spaces */
export async function readSheets(file: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    sheets.push(text.replaceAll(/\s+/g, ' ').trim())
  }
  return sheets
}
