import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Outline = { title: string; items: Outline[] }

/** Without white space, because the layout determines the line breaks. */
export const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '')

/**
 * Reads a committed PDF for the tests.
 * @param path on the site
 */
export async function readPdf(path: string) {
  const file = readFileSync(join('public', path))
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item) =>
        'str' in item ? [{ words: item.str, heightPt: item.height }] : [],
      )
      const annotations: { url?: string }[] = await page.getAnnotations()
      const [, , widthPt, heightPt] = page.view
      return {
        text: withoutSpace(pieces.map(({ words }) => words).join('')),
        pieces,
        links: annotations.flatMap(({ url }) => url ?? []),
        tags: JSON.stringify(await page.getStructTree()),
        sizePt: [Math.round(widthPt ?? 0), Math.round(heightPt ?? 0)],
      }
    }),
  )
  const listTitles = (outline: Outline[]): string[] =>
    outline.flatMap(({ title, items }) => [title, ...listTitles(items)])
  return {
    bytes: file.length,
    pages,
    text: pages.map((page) => page.text).join(''),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    info: (await pdf.getMetadata()).info,
    bookmarks: listTitles((await pdf.getOutline()) ?? []),
  }
}
