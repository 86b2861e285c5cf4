import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { SITE_PATHS } from '#lib/paths.ts'
import { PHONE_FIELD_RULES, RULES } from './rules.ts'

const DIST = 'dist'

const checker = new HtmlValidate(RULES)
const files = [...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html']
let errors = 0
for (const file of files) {
  const html = await readFile(join(DIST, file), 'utf8')
  const extra = file.includes('contact-us') ? PHONE_FIELD_RULES : {}
  const { results } = await checker.validateString(html, extra)
  for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
    console.error(`${file}: ${message} (${ruleId})\n  ${selector}`)
    errors += 1
  }
}
console.log(`html: ${errors} errors in ${files.length} pages`)
if (errors > 0) process.exitCode = 1
