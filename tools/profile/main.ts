// Makes public/aero-company-profile.pdf from the site's content: run it after changing that.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROFILE_PDF } from '#lib/addresses.ts'
import { profileDocument } from './document.tsx'
import { printDocument } from './print.ts'
import { withFixedFacts } from './stable.ts'

const styles = readFileSync('tools/profile/profile.css', 'utf8')
const file = join('public', PROFILE_PDF)
const pdf = withFixedFacts(await printDocument(profileDocument(styles)))
writeFileSync(file, pdf)
console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`)
