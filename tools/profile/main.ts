// Makes public/aero-company-profile.pdf from the site's content: run it after changing that.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROFILE_PDF } from '#lib/addresses.ts'
import { profileDocument } from './document.tsx'
import { printDocument } from './print.ts'
import { SOURCE_FILE, sourceDigest } from './source.ts'
import { withFixedFacts } from './stable.ts'

const html = profileDocument(readFileSync('tools/profile/profile.css', 'utf8'))
const file = join('public', PROFILE_PDF)
const pdf = withFixedFacts(await printDocument(html))
writeFileSync(file, pdf)
writeFileSync(SOURCE_FILE, `${sourceDigest(html)}\n`)
console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
