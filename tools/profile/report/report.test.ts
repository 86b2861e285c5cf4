import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { departureReport, reportWords } from '#content/departureReport.ts'
import { report as section } from '#services/airline-representation/words.ts'
import { computeTimeline } from '#features/departureReport/model.ts'
import { renderDocument, specimenReport } from '../documents.tsx'
import { computeSourceDigest } from '../source.ts'
import { REPORT_TITLE } from './Report.tsx'

const file = readFileSync(join('public', specimenReport.path))
let pdf: PDFDocumentProxy
let text: string
let largest: { words: string; height: number }

/** Without white space, because the layout determines the line breaks. */
const withoutSpace = (words: string) => words.replaceAll(/\s+/g, '')

beforeAll(async () => {
  pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const pieces = items.flatMap((item) =>
    'str' in item ? [{ words: item.str, height: item.height }] : [],
  )
  text = withoutSpace(pieces.map(({ words }) => words).join(''))
  largest = pieces.reduce((first, next) => (next.height > first.height ? next : first))
})

test('is what `npm run profile` would print', () => {
  const committed = readFileSync(specimenReport.sourceFile, 'utf8').trim()
  expect(committed).toBe(computeSourceDigest(renderDocument(specimenReport)))
})

test('has every time, figure and message of the report', () => {
  const { tasks, fuel, load, invoice, messages, documents } = departureReport
  const { rows: timeline } = computeTimeline(tasks)
  expect(timeline).toHaveLength(tasks.length)
  for (const { name, planned, actual } of timeline) {
    expect(text).toContain(withoutSpace(`${name}${planned}${actual}`))
  }
  for (const { caption, rows } of [fuel, load, invoice, messages, documents]) {
    expect(text, caption).toContain(withoutSpace(caption))
    for (const row of rows) expect(text, caption).toContain(withoutSpace(row.join('')))
  }
  for (const words of [departureReport.delay.cause, company.phone.display, company.email]) {
    expect(text).toContain(withoutSpace(words))
  }
})

test('is one page of A4 below 200 kB, of the size that its link gives', async () => {
  expect(pdf.numPages).toBe(1)
  const [, , width, height] = (await pdf.getPage(1)).view
  expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842])
  expect(file.length).toBeLessThan(200_000)
  expect(Math.round(file.length / 1000)).toBe(section.fileKb)
})

test('says in its largest type that it is a specimen', () => {
  expect(largest.words.toUpperCase()).toContain(reportWords.specimen.toUpperCase())
  // 10 mm.
  expect(largest.height).toBeGreaterThan(28)
})

test('is tagged and has a title and a language', async () => {
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: REPORT_TITLE, Language: 'en-GB' })
  const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  expect(tags).toContain('"Table"')
  expect(tags).toContain(reportWords.timeline.drawing)
})
