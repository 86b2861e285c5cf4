// Prints the company profile and the specimen departure report into `public`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { profile, renderDocument, specimenReport } from './documents.tsx'
import { printDocument } from './print.ts'
import { computeSourceDigest } from './source.ts'
import { fixMetadata } from './stable.ts'

for (const document of [profile, specimenReport]) {
  const html = renderDocument(document)
  const file = join('public', document.path)
  const pdf = fixMetadata(await printDocument(html))
  writeFileSync(file, pdf)
  writeFileSync(document.sourceFile, `${computeSourceDigest(html)}\n`)
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
}
