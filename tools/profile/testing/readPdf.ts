import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Outline = { title: string; items: Outline[] }
/** A structure element, or a reference to marked text. */
type Tag = { role?: string; children?: Tag[]; type?: string; id?: string }

/** Removes white space and capitals, which the layout changes. */
export const normalise = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()

/**
 * Reads a committed PDF for the tests.
 * @param path on the site
 */
export async function readPdf(path: string) {
  const file = readFileSync(join('public', path))
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      readPage(await pdf.getPage(index + 1)),
    ),
  )
  const listTitles = (outline: Outline[]): string[] =>
    outline.flatMap(({ title, items }) => [title, ...listTitles(items)])
  return {
    bytes: file.length,
    pages,
    text: pages.map(({ text }) => text).join(''),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    info: (await pdf.getMetadata()).info,
    bookmarks: listTitles((await pdf.getOutline()) ?? []),
  }
}

async function readPage(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const marked = new Map<string, string>()
  let current = ''
  for (const item of items) {
    if (!('str' in item)) current = item.type === 'endMarkedContent' ? '' : item.id
    else marked.set(current, (marked.get(current) ?? '') + item.str)
  }
  /** The tagged text in reading order. Running heads and the numbers of lists have no tags. */
  const listTexts = ({ role, children = [], id }: Tag): string[] => {
    if (role === 'Figure') return []
    return id ? [marked.get(id) ?? ''] : children.flatMap(listTexts)
  }
  const tags: Tag = (await page.getStructTree()) ?? {}
  const annotations: { url?: string }[] = await page.getAnnotations()
  const [, , widthPt, heightPt] = page.view
  return {
    text: normalise(listTexts(tags).join('')),
    pieces: items.flatMap((item) => ('str' in item ? item : [])),
    links: annotations.flatMap(({ url }) => url ?? []),
    tags: JSON.stringify(tags),
    sizePt: [Math.round(widthPt ?? 0), Math.round(heightPt ?? 0)],
  }
}
