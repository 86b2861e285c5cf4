// Lists what the owner must replace or set, or prints the launch checklist if nothing is left.
import { cwd, env } from 'node:process'
import { loadEnv } from 'vite'
import { company } from '#content/company.ts'
import { texts } from '#tools/profile/texts.ts'
import { readSettings } from '#tools/settings/settings.ts'
import { BUILD_COMMAND, findBuildProblems } from './build.ts'
import { findClaims, findPlaceholders, type Placeholder } from './placeholders.ts'
import { readContent } from './readContent.ts'
import { findUnsetFacts } from './unsetFacts.ts'

const content = await readContent()
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
  console.error('\nOptional. Shown once set in src/content/company.ts:')
  for (const { description, path } of unset) console.error(`  ${description.padEnd(28)}${path}`)
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
