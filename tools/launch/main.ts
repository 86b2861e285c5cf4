// Lists what the owner must replace or set, or prints the launch checklist if nothing is left.
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cwd, env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { loadEnv } from 'vite'
import { company } from '#content/company.ts'
import { ownersPoints } from '#services/airline-representation/procurementWords.ts'
import { texts } from '#tools/profile/texts.ts'
import { readSettings } from '#tools/settings/settings.ts'
import { BUILD_COMMAND, findBuildProblems } from './build.ts'
import { findClaims, findPlaceholders, type Placeholder } from './placeholders.ts'
import { findUnsetFacts } from './unsetFacts.ts'
import { findUnsetPoints } from './unsetPoints.ts'

/** The folders whose modules may list placeholders. */
const CONTENT = ['src/content', 'src/services']

const content: Record<string, unknown> = {}
// Vite defines it for the site.
Object.assign(globalThis, { AERO_SITE_URL: '' })

for (const folder of CONTENT) {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    isContent(folder, file),
  )
  for (const file of files.toSorted()) {
    const path = join(folder, file)
    content[path] = await import(pathToFileURL(resolve(path)).href)
  }
}
const placeholders = findPlaceholders(content)
printList(
  'Change each value, then delete its line from `placeholders` in the same file.',
  placeholders,
)
const claims = findClaims(content)
printList(
  '\nClaims to confirm: change what is not true, then delete the line from `claims` in the same file.',
  claims,
)
const unset = findUnsetFacts(company)
if (unset.length > 0) {
  console.error('\nOptional, for procurement. Shown once set in src/content/company.ts:')
  for (const { description, path } of unset) console.error(`  ${description.padEnd(28)}${path}`)
}
const unsetPoints = findUnsetPoints(ownersPoints)
if (unsetPoints.length > 0) {
  console.error('\nOptional, for procurement. Shown once they have a text in procurementWords.ts:')
  for (const { description, path } of unsetPoints) console.error(`  ${description}: ${path}`)
}
if (!company.languages) {
  console.error('\nOptional, for search engines: company.languages, those of the desk.')
}
console.log(`\nThe profile is the edition of ${texts.edition}: see tools/profile/texts.ts.`)
const settings = readSettings({ ...loadEnv('production', cwd(), ['VITE_', 'AERO_']), ...env })
for (const warning of settings.warnings) console.error(`\n${warning}`)

const isReady = placeholders.length + claims.length + settings.warnings.length === 0
if (isReady) console.log(formatChecklist(settings.siteUrl))
// The checklist ends with the build, so its state comes last.
const buildProblems = findBuildProblems('dist')
for (const problem of buildProblems) console.error(`\n${problem}`)
if (!isReady || buildProblems.length > 0) process.exitCode = 1
else console.log('\ndist is ready: publish it.')

function printList(title: string, values: readonly Placeholder[]) {
  if (values.length === 0) return
  const width = Math.max(...values.map(({ description }) => description.length)) + 2
  console.error(title)
  for (const { description, file, path } of values)
    console.error(`  ${description.padEnd(width)}${file}: ${path}`)
}

/** `modules.ts` needs Vite, and services also have code. */
function isContent(folder: string, file: string): boolean {
  return folder === 'src/content'
    ? file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'modules.ts'
    : /\/(?:words|procurementWords)\.ts$/.test(file)
}

function formatChecklist(siteUrl: string): string {
  return `Nothing is left to replace. Before the launch:

  Assets    npm run assets, and commit what it writes.
  Tests     npm ci && npm test, and npm audit.
  Build     ${BUILD_COMMAND}
            ${siteUrl} is in canonical links, sitemap and social tags. Publish dist.

After the launch:

  Message   Send one with the form of the deployed site, and see it arrive.
  Headers   curl -sI ${siteUrl}/ | grep -iE 'content-security|strict-transport|nosniff|referrer'
            curl -sI ${siteUrl}/aero-company-profile.pdf | grep -i frame-ancestors
            curl -so /dev/null -w '%{http_code}\\n' ${siteUrl}/no-such-page    (404)`
}
