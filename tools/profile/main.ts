// Prints the company profile and the specimen departure report into `public`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { profile, specimenReport } from './documents.ts'
import { printDocument } from './print.ts'
import { sourceDigest } from './source.ts'
import { withFixedFacts } from './stable.ts'

for (const { path, sourceFile, html: render } of [profile, specimenReport]) {
  const html = render()
  const file = join('public', path)
  const pdf = withFixedFacts(await printDocument(html))
  writeFileSync(file, pdf)
  writeFileSync(sourceFile, `${sourceDigest(html)}\n`)
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
}
