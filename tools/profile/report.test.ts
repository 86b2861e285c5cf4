import { beforeAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { departureReport, reportWords } from '#content/departureReport.ts'
import { REPORT_PDF } from '#content/paths.ts'
import { computeTimeline } from '#features/departureReport/model.ts'
import { readPdf, withoutSpace } from './readPdf.ts'
import { REPORT_TITLE } from './pages/Report.tsx'

let pdf: Awaited<ReturnType<typeof readPdf>>

beforeAll(async () => {
  pdf = await readPdf(REPORT_PDF)
}, 60_000)

test('has every time, figure and message of the report', () => {
  const { tasks, fuel, load, invoice, messages, documents } = departureReport
  const { rows: timeline } = computeTimeline(tasks)
  expect(timeline).toHaveLength(tasks.length)
  for (const { name, planned, actual } of timeline) {
    expect(pdf.text).toContain(withoutSpace(`${name}${planned}${actual}`))
  }
  for (const { caption, rows } of [fuel, load, invoice, messages, documents]) {
    expect(pdf.text, caption).toContain(withoutSpace(caption))
    for (const row of rows) expect(pdf.text, caption).toContain(withoutSpace(row.join('')))
  }
  for (const words of [departureReport.delay.cause, company.phone.display, company.email]) {
    expect(pdf.text).toContain(withoutSpace(words))
  }
})

test('is one page of A4 below 200 kB', () => {
  expect(pdf.pages.map(({ sizePt }) => sizePt)).toEqual([[595, 842]])
  expect(pdf.bytes).toBeLessThan(200_000)
})

test('says in its largest type that it is a specimen', () => {
  const pieces = pdf.pages[0]?.pieces ?? []
  const largest = Math.max(...pieces.map(({ heightPt }) => heightPt))
  const words = pieces.filter(({ heightPt }) => heightPt === largest).map((piece) => piece.words)
  expect(words.join('').toUpperCase()).toContain(reportWords.specimen.toUpperCase())
  // 10 mm.
  expect(largest).toBeGreaterThan(28)
})

test('is tagged and has a title and a language', () => {
  expect(pdf.isTagged).toBe(true)
  expect(pdf.info).toMatchObject({ Title: REPORT_TITLE, Language: 'en-GB' })
  const [page] = pdf.pages
  expect(page?.tags).toContain('"Table"')
  expect(page?.tags).toContain(reportWords.timeline.drawing)
})
