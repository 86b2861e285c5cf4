// Prints the company profile, the specimen departure report and the procurement pack into `public`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDigests } from '#tools/media/digests.ts'
import { computeDocumentDigests } from './digests.ts'
import { printDocument } from './print.ts'
import { renderDocuments } from './render.ts'

/** The browser writes the time of printing into each file. */
const withoutDates = (pdf: Buffer) =>
  pdf.toString('latin1').replaceAll(/\/(?:Creation|Mod)Date \(.*?\)/g, '')

const documents = await renderDocuments()
for (const { path, html } of documents) {
  const file = join('public', path)
  const pdf = await printDocument(html)
  if (existsSync(file) && withoutDates(readFileSync(file)) === withoutDates(pdf)) continue
  writeFileSync(file, pdf)
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
}
writeDigests(computeDocumentDigests(documents), /\.pdf$/)
