import { beforeAll, expect, test } from 'vitest'
import { company, procurementFacts } from '#content/company.ts'
import { PACK_PDF } from '#content/paths.ts'
import { pack, procurementParts } from '#services/airline-representation/procurementWords.ts'
import { PACK_TITLE } from './pages/Pack.tsx'
import { readPdf, withoutSpace } from './readPdf.ts'

let pdf: Awaited<ReturnType<typeof readPdf>>

beforeAll(async () => {
  pdf = await readPdf(PACK_PDF)
}, 60_000)

test.each(procurementParts)('has every word of the page: $title', (part) => {
  const rows = part.table?.rows.map((row) => row.join('')) ?? []
  const points = part.points?.flatMap(({ title, text }) => [title, text]) ?? []
  for (const words of [
    part.title,
    part.table?.caption ?? '',
    part.note ?? '',
    ...rows,
    ...points,
  ]) {
    expect(pdf.text).toContain(withoutSpace(words))
  }
})

test('says which particulars the company has not stated', () => {
  const unset = procurementFacts.filter((name) => !company[name])
  const marks = pdf.text.split(withoutSpace(pack.unset)).length - 1
  const slots = procurementParts.flatMap(({ points = [] }) => points.map(({ text }) => text))
  expect(marks).toBe(unset.length + slots.filter((text) => text.startsWith(pack.unset)).length)
})

test('is tagged, with its tables, and has a title and bookmarks', () => {
  expect(pdf.isTagged).toBe(true)
  expect(pdf.info).toMatchObject({ Title: PACK_TITLE, Creator: company.name, Language: 'en-GB' })
  expect(pdf.pages.some(({ tags }) => tags.includes('"Table"'))).toBe(true)
  expect(pdf.bookmarks).toEqual(expect.arrayContaining(procurementParts.map(({ title }) => title)))
})

test('is small enough to be sent', () => {
  expect(pdf.bytes).toBeLessThan(200_000)
})
