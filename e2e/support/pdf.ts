import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Sheet = {
  /** The text of the page, with single spaces. */
  text: string
  /** The vertical position of its last text: 0 is the top, 1 the bottom. */
  depth: number
}

export async function readSheets(file: Buffer): Promise<string[]> {
  return (await measureSheets(file)).map(({ text }) => text)
}

export async function measureSheets(file: Buffer): Promise<Sheet[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? item : []))
    const text = texts.map(({ str }) => str).join(' ')
    const heights = texts.filter(({ str }) => str.trim()).map(({ transform }) => transform[5])
    const depth = 1 - Math.min(...heights) / page.getViewport({ scale: 1 }).height
    sheets.push({ text: text.replaceAll(/\s+/g, ' ').trim(), depth })
  }
  return sheets
}
