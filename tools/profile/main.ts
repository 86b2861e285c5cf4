// Prints the company profile, the specimen departure report and the procurement pack into `public`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printDocument } from './print.ts'
import { renderDocuments } from './render.ts'
import { makeReproducible } from './reproducible.ts'
import { computeSourceDigest } from './source.ts'

for (const { path, sourceFile, html } of await renderDocuments()) {
  const file = join('public', path)
  const pdf = makeReproducible(await printDocument(html))
  writeFileSync(file, pdf)
  writeFileSync(sourceFile, `${computeSourceDigest(html)}\n`)
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
}
