import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as about from '#content/about.ts'
import { company } from '#content/company.ts'
import { serviceMenu } from '#content/navigation.ts'
import { PROFILE_PDF } from '#content/paths.ts'
import { profile, renderDocument } from './documents.tsx'
import { sections } from './plan.ts'
import { services } from './services.ts'
import { computeSourceDigest } from './source.ts'
import { texts } from './texts.ts'

type Outline = { title: string; items: Outline[] }

const file = readFileSync(join('public', PROFILE_PDF))
let pdf: PDFDocumentProxy
let pages: string[]
let links: string[]

/** Without white space, because the layout determines the line breaks. */
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '')

beforeAll(async () => {
  pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const read = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const annotations: { url?: string }[] = await page.getAnnotations()
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(''),
        links: annotations.flatMap(({ url }) => url ?? []),
      }
    }),
  )
  pages = read.map(({ text }) => withoutSpace(text))
  links = read.flatMap((page) => page.links)
})

const titles = (outline: Outline[]): string[] =>
  outline.flatMap(({ title, items }) => [title, ...titles(items)])

describe('the company profile, like the site', () => {
  test('has the phone number, e-mail and address', () => {
    const { phone, email, address, availability } = company
    for (const fact of [phone.display, email, address.display, availability]) {
      expect(pages.join(''), fact).toContain(withoutSpace(fact))
    }
    expect(links).toContain(`tel:${phone.e164}`)
    expect(links).toContain(`mailto:${email}`)
  })

  test('describes the ten services', () => {
    expect(services).toHaveLength(serviceMenu.length)
    for (const { name, content, summary } of services) {
      for (const text of [name, content.promise, summary, ...content.send]) {
        expect(pages.join(''), text).toContain(withoutSpace(text))
      }
    }
  })

  test('says what the company does not do, and how early to ask', () => {
    expect(pages.join('')).toContain(withoutSpace(about.limits.text))
    expect(pages.join('')).toContain(withoutSpace('Plan at least three working days'))
  })

  test('is what `npm run profile` would print', () => {
    const committed = readFileSync(profile.sourceFile, 'utf8').trim()
    expect(committed).toBe(computeSourceDigest(renderDocument(profile)))
  })

  test('begins each section on the page that the contents name', () => {
    for (const { title, page } of Object.values(sections))
      expect(pages[page - 1]).toContain(withoutSpace(title))
  })
})

describe('the company profile as a file', () => {
  test('is small enough to be sent', () => {
    expect(file.length).toBeLessThan(1_000_000)
  })

  test('has a title, a language and the same date in every copy', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: texts.documentTitle,
      Language: 'en-GB',
      Creator: company.name,
      CreationDate: expect.stringContaining('D:20250101000000'),
    })
  })

  test('is tagged, and its pictures are described', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const trees = await Promise.all(
      pages.map(async (_, index) => (await pdf.getPage(index + 1)).getStructTree()),
    )
    for (const tree of trees) expect(tree?.children.length).toBeGreaterThan(0)
    const tagged = JSON.stringify(trees)
    for (const { content } of services) expect(tagged).toContain(content.picture.alt)
  })

  test('has bookmarks for its sections and for the ten services, in order', async () => {
    const bookmarks = titles(await pdf.getOutline())
    expect(bookmarks).toEqual(
      expect.arrayContaining(Object.values(sections).map(({ title }) => title)),
    )
    const names = serviceMenu.map(({ name }) => name)
    expect(bookmarks.filter((title) => names.some((name) => name === title))).toEqual(names)
  })
})
