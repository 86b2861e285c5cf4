// Lists what the owner must replace or set, or prints the launch checklist if nothing is left.
import { cwd, env } from 'node:process'
import { loadEnv } from 'vite'
import { company } from '#content/company.ts'
import { footer } from '#content/layout.ts'
import { notice } from '#content/notice.ts'
import { CLOSED_DAYS_YEARS } from '#kuwait/closedDays.ts'
import { formatIsoDate, toKuwaitDay } from '#kuwait/days.ts'
import { MINUTE_MS } from '#lib/clock.ts'
import { procurementParts } from '#services/airline-representation/procurementWords.ts'
import { EDITION } from '#tools/profile/texts.ts'
import { readSettings } from '#tools/settings/settings.ts'
import { BUILD_COMMAND, findBuildProblems } from './build.ts'
import { findOwnersComments, type OwnersComment } from './ownersComments.ts'
import { readContent } from './readContent.ts'
import { findNewerSource } from './sources.ts'
import { findUnsetFacts } from './unsetFacts.ts'
import { findUnsetPoints } from './unsetPoints.ts'
import { findOutdated, listOldFacts, listPassedDates } from './yearly.ts'

const content = await readContent()
const comments = findOwnersComments()
printComments('Change each value, then delete the comment above it.', 'replace')
printComments(
  '\nClaims to confirm: change what is not true, then delete the comment above it.',
  'confirm',
)
const unset = findUnsetFacts(company)
if (unset.length > 0) {
  console.log('\nOptional. Shown once set in src/content/company.ts:')
  for (const { description, path } of unset) console.log(`  ${description.padEnd(28)}${path}`)
}
const unsetPoints = findUnsetPoints(procurementParts)
if (unsetPoints.length > 0) {
  console.log(
    '\nOptional, for procurement. Shown once they have a text instead of `null` in procurementWords.ts:',
  )
  for (const title of unsetPoints) console.log(`  ${title}`)
}
if (!company.languages) {
  console.log('\nOptional, for search engines: company.languages, those of the desk.')
}
const today = formatIsoDate(toKuwaitDay(Date.now() / MINUTE_MS))
const outdated = findOutdated(today, {
  closedDaysUntil: CLOSED_DAYS_YEARS.last,
  noticeUntil: notice?.until,
  copyright: footer.copyright,
  edition: EDITION.toISOString().slice(0, 10),
})
printLines('Out of date:', outdated)
printLines('Facts older than a year. Look each up again:', listOldFacts(content, today))
printLines('Dates that have passed. Is each sentence still true?', listPassedDates(content, today))
const settings = readSettings({ ...loadEnv('production', cwd(), 'VITE_'), ...env })
for (const warning of settings.warnings) console.log(`\n${warning}`)

const isReady = comments.length + settings.warnings.length === 0
if (isReady) console.log(formatChecklist(settings.siteUrl))
// The state of the build comes last, because building is the last step of the checklist.
const buildProblems = findBuildProblems('dist', settings.siteUrl)
const newer = buildProblems.length === 0 && (await findNewerSource('dist'))
if (newer) buildProblems.push(`dist is older than ${newer}. Build it again: ${BUILD_COMMAND}`)
for (const problem of buildProblems) console.log(`\n${problem}`)
if (!isReady || buildProblems.length > 0) process.exitCode = 1
else console.log('\ndist is ready: publish it.')

function printComments(title: string, task: OwnersComment['task']) {
  const listed = comments.filter((comment) => comment.task === task)
  if (listed.length === 0) return
  const width = Math.max(...listed.map(({ what }) => what.length)) + 2
  console.log(title)
  for (const { what, place } of listed) console.log(`  ${what.padEnd(width)}${place}`)
}

function printLines(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(`\n${title}`)
  for (const line of lines) console.log(`  ${line}`)
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
