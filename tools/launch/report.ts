import type { Left } from './standIns.ts'

/** @returns the build's one line, or nothing. */
export function countLine(left: readonly Left[]): string | undefined {
  if (left.length === 0) return undefined
  return `Not ready for a launch: ${things(left)} left to replace. \`npm run launch\` lists them.`
}

/** @returns a line for each thing left: what it is, and where to change it. */
export function leftReport(left: readonly Left[]): string {
  const width = Math.max(...left.map(({ what }) => what.length)) + 2
  const lines = left.map(({ what, file, at }) => `  ${what.padEnd(width)}${file}: ${at}`)
  return [
    `${things(left)} left to replace. Change the value, then take its line out of the file’s \`standIns\`.`,
    '',
    ...lines,
  ].join('\n')
}

/** @returns what remains to be done once nothing is left, with the commands that prove it. */
export function checklist(siteUrl: string): string {
  return `Nothing is left to replace. Before the launch:

  Keys      AERO_REQUIRE_PROVIDER=1 npm run build
            Then send a message with the form of the deployed site, and see it arrive.
  Origin    ${siteUrl} is in canonical links, sitemap and social tags.
  Profile   npm run profile, and commit public/aero-company-profile.pdf.
  Tests     npm ci && npm test, and npm audit.
  Headers   curl -sI ${siteUrl}/ | grep -iE 'content-security|strict-transport|nosniff|referrer'
            curl -sI ${siteUrl}/aero-company-profile.pdf | grep -i frame-ancestors
            curl -so /dev/null -w '%{http_code}\\n' ${siteUrl}/no-such-page    (404)`
}

function things(left: readonly Left[]): string {
  return left.length === 1 ? '1 stand-in is' : `${left.length} stand-ins are`
}
