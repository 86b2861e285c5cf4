// Prints the company profile, the specimen departure report and the procurement pack into `public`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printDocument } from './print.ts'
import { renderDocuments } from './render.ts'

for (const { path, html } of await renderDocuments()) {
  const file = join('public', path)
  const pdf = await printDocument(html)
  writeFileSync(file, pdf)
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
}
