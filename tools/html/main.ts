import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import { SITE_PATHS } from '#content/paths.ts'
import { findMarkupProblems } from './checkMarkup.ts'

/** The folder of the built site: `npm run html -- <folder>`. */
const [DIST = 'dist'] = argv.slice(2)

if (!existsSync(join(DIST, 'index.html'))) {
  console.error(`There is no built site in ${DIST}. First: npm run build`)
  exit(1)
}

const files = [...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html']
let errors = 0
for (const file of files) {
  for (const problem of await findMarkupProblems(await readFile(join(DIST, file), 'utf8'))) {
    console.error(`${file}: ${problem}`)
    errors += 1
  }
}
console.log(`html: ${errors} errors in ${files.length} pages`)
if (errors > 0) process.exitCode = 1
