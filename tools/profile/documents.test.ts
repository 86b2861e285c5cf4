import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { reportWords } from '#content/departureReport.ts'
import { serviceMenu } from '#content/navigation.ts'
import { PACK_PDF, PROFILE_PDF, REPORT_PDF } from '#content/paths.ts'
import { procurementParts } from '#services/airline-representation/procurementWords.ts'
import { documents } from './entry.tsx'
import { sections } from './sections.ts'

type Outline = { title: string; items: Outline[] }

const read = (path: string) => readFileSync(join('public', path))
const open = (path: string) =>
  getDocument({ data: new Uint8Array(read(path)), verbosity: 0 }).promise
const listTitles = (outline: Outline[]): string[] =>
  outline.flatMap(({ title, items }) => [title, ...listTitles(items)])
const readBookmarks = async (path: string) =>
  listTitles((await (await open(path)).getOutline()) ?? [])

test.each(documents)(
  '$path is tagged, has a title and a language, and is small',
  async (wanted) => {
    const pdf = await open(wanted.path)
    expect((await pdf.getMarkInfo())?.Marked).toBe(true)
    const info = { Title: wanted.title, Creator: company.name, Language: 'en-GB' }
    expect((await pdf.getMetadata()).info, 'Run "npm run assets"').toMatchObject(info)
    expect(read(wanted.path).length).toBeLessThan(wanted.maxBytes)
  },
)

test.each(documents)('$path skips no level of its headings', async ({ path }) => {
  const pdf = await open(path)
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()))
  const levels = Array.from(JSON.stringify(trees).matchAll(/"H(\d)"/g), ([, level]) =>
    Number(level),
  )
  const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0))
  expect(Math.max(...steps), 'Run "npm run assets"').toBe(1)
})

test('the profile and the pack have bookmarks for sections, services and parts', async () => {
  const chapters = Object.values(sections).map(({ title }) => title)
  const names = serviceMenu.map(({ label }) => label)
  expect(await readBookmarks(PROFILE_PDF)).toEqual(expect.arrayContaining([...chapters, ...names]))
  const parts = procurementParts.map(({ title }) => title)
  expect(await readBookmarks(PACK_PDF)).toEqual(expect.arrayContaining(parts))
})

test('the specimen report is one page of A4, and says in its largest type what it is', async () => {
  const pdf = await open(REPORT_PDF)
  expect(pdf.numPages).toBe(1)
  const page = await pdf.getPage(1)
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842])
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => ('str' in item ? item : []))
  const largest = Math.max(...pieces.map(({ height }) => height))
  const words = pieces.filter(({ height }) => height === largest).map(({ str }) => str)
  expect(words.join('').toLowerCase()).toContain(reportWords.specimen.toLowerCase())
  // 10 mm.
  expect(largest).toBeGreaterThan(28)
})
