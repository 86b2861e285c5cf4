import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { reportWords } from '#content/departureReport.ts'
import { serviceMenu } from '#content/navigation.ts'
import { PACK_PDF, PROFILE_PDF, REPORT_PDF } from '#content/paths.ts'
import { procurementParts } from '#services/airline-representation/procurementWords.ts'
import { documents } from './entry.tsx'
import { readMarkup } from './testing/readMarkup.ts'
import { normalise, readPdf } from './testing/readPdf.ts'
import { sections } from './sections.ts'

const EXCERPT_LENGTH = 60
const ADVICE = 'Run "npm run assets"'

type Pdf = Awaited<ReturnType<typeof readPdf>>
const pdfs: Record<string, Pdf> = {}
const getPdf = (path: string) => pdfs[path] as Pdf

beforeAll(async () => {
  for (const { path } of documents) pdfs[path] = await readPdf(path)
  // Longer than the default, for slow machines.
}, 60_000)

describe.each(documents)('$path', ({ path, title, body, maxBytes }) => {
  test('has the same text as its content', () => {
    const printed = getPdf(path).text
    const content = readMarkup(renderToStaticMarkup(body))
    let start = 0
    while (start < content.length && printed[start] === content[start]) start++
    const excerpt = (text: string) => text.slice(start, start + EXCERPT_LENGTH)
    const advice = `${ADVICE}: public${path} was printed from other words`
    expect(excerpt(printed), advice).toBe(excerpt(content))
  })

  test('skips no level of its headings', () => {
    const tags = getPdf(path).pages.map((page) => page.tags)
    const levels = Array.from(tags.join().matchAll(/"H(\d)"/g), ([, level]) => Number(level))
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0))
    expect(Math.max(...steps), ADVICE).toBe(1)
  })

  test('is tagged, has a title and a language, and is small enough to be sent', () => {
    const { isTagged, info, bytes } = getPdf(path)
    expect(isTagged).toBe(true)
    expect(info, ADVICE).toMatchObject({ Title: title, Creator: company.name, Language: 'en-GB' })
    expect(bytes).toBeLessThan(maxBytes)
  })
})

test('the profile has bookmarks for its sections and for the services, in order', () => {
  const { bookmarks } = getPdf(PROFILE_PDF)
  const titles = Object.values(sections).map(({ title }) => title)
  expect(bookmarks, ADVICE).toEqual(expect.arrayContaining(titles))
  const names = serviceMenu.map(({ name }) => name)
  const services = bookmarks.filter((title) => names.some((name) => name === title))
  expect(services, ADVICE).toEqual(names)
})

test('the profile links to the phone and to the mail program', () => {
  const links = getPdf(PROFILE_PDF).pages.flatMap((page) => page.links)
  expect(links).toContain(`tel:${company.phone.e164}`)
  expect(links).toContain(`mailto:${company.email}`)
})

test('the procurement pack has a bookmark for each part, and tables', () => {
  const { bookmarks, pages } = getPdf(PACK_PDF)
  expect(bookmarks).toEqual(expect.arrayContaining(procurementParts.map(({ title }) => title)))
  expect(pages.map(({ tags }) => tags).join()).toContain('"Table"')
})

describe('the specimen report', () => {
  test('is one page of A4', () => {
    expect(getPdf(REPORT_PDF).pages.map(({ sizePt }) => sizePt)).toEqual([[595, 842]])
  })

  test('says in its largest type that it is a specimen', () => {
    const pieces = getPdf(REPORT_PDF).pages.flatMap((page) => page.pieces)
    const largest = Math.max(...pieces.map(({ height }) => height))
    const words = pieces.filter(({ height }) => height === largest).map(({ str }) => str)
    expect(normalise(words.join(''))).toContain(normalise(reportWords.specimen))
    // 10 mm.
    expect(largest).toBeGreaterThan(28)
  })

  test('describes its drawing', () => {
    const tags = getPdf(REPORT_PDF).pages.map((page) => page.tags)
    expect(tags.join()).toContain(reportWords.timeline.drawing)
  })
})
