import { beforeAll, describe, expect, test } from 'vitest'
import * as about from '#content/about.ts'
import { company, formatOfficeAddress } from '#content/company.ts'
import { serviceMenu } from '#content/navigation.ts'
import { PROFILE_PDF } from '#content/paths.ts'
import { readPdf, withoutSpace } from './readPdf.ts'
import { sections } from './sections.ts'
import { services } from './services.ts'
import { EDITION, texts } from './texts.ts'

let pdf: Awaited<ReturnType<typeof readPdf>>

beforeAll(async () => {
  pdf = await readPdf(PROFILE_PDF)
  // Longer than the default of 10 s, for slow machines.
}, 60_000)

describe('the company profile, like the site', () => {
  test('has the phone number, e-mail and address', () => {
    const { phone, email, address, availability } = company
    for (const fact of [phone.display, email, formatOfficeAddress(address), availability]) {
      expect(pdf.text, fact).toContain(withoutSpace(fact))
    }
    const links = pdf.pages.flatMap((page) => page.links)
    expect(links).toContain(`tel:${phone.e164}`)
    expect(links).toContain(`mailto:${email}`)
  })

  test('names the office on its cover', () => {
    expect(pdf.pages[0]?.text).toContain(withoutSpace(formatOfficeAddress(company.address)))
  })

  test('describes every service', () => {
    expect(services).toHaveLength(serviceMenu.length)
    for (const { name, content, summary } of services) {
      for (const text of [name, content.promise, summary, ...content.send]) {
        expect(pdf.text, text).toContain(withoutSpace(text))
      }
    }
  })

  test('says what the company does not do, and how early to ask', () => {
    expect(pdf.text).toContain(withoutSpace(about.limits.text))
    expect(pdf.text).toContain(withoutSpace(texts.send.planning.text))
  })

  test('begins each section and service on the page that the contents name', () => {
    const [, contents = ''] = pdf.pages[1]?.text.split(withoutSpace(texts.contents)) ?? []
    const entries = [
      ...Object.values(sections).map(({ title }) => title),
      ...services.map(({ name }) => name),
    ]
    for (const title of entries) {
      const [, page] = new RegExp(`${withoutSpace(title)}(\\d+)`).exec(contents) ?? []
      expect(pdf.pages[Number(page) - 1]?.text, title).toContain(withoutSpace(title))
    }
  })
})

describe('the company profile as a file', () => {
  test('is small enough to be sent', () => {
    expect(pdf.bytes).toBeLessThan(1_000_000)
  })

  test('has a title, a language and the date of its edition', () => {
    expect(pdf.info).toMatchObject({
      Title: texts.documentTitle,
      Language: 'en-GB',
      Creator: company.name,
      CreationDate: expect.stringContaining(
        `D:${EDITION.toISOString().slice(0, 7).replace('-', '')}01`,
      ),
    })
  })

  test('is tagged, and its pictures are described', () => {
    expect(pdf.isTagged).toBe(true)
    const tags = pdf.pages.map((page) => page.tags).join('')
    for (const { content } of services) expect(tags).toContain(content.picture.alt)
  })

  test('has bookmarks for its sections and for the services, in order', () => {
    expect(pdf.bookmarks).toEqual(
      expect.arrayContaining(Object.values(sections).map(({ title }) => title)),
    )
    const names = serviceMenu.map(({ name }) => name)
    expect(pdf.bookmarks.filter((title) => names.some((name) => name === title))).toEqual(names)
  })
})
