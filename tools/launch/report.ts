import type { UnreplacedValue } from './placeholders.ts'

/** @returns one line for the end of the build, or undefined if nothing is left */
export function formatCount(unreplaced: readonly UnreplacedValue[]): string | undefined {
  if (unreplaced.length === 0) return undefined
  return `Not ready for a launch: ${describeCount(unreplaced)} left to replace. \`npm run launch\` lists them.`
}

export function formatReport(unreplaced: readonly UnreplacedValue[]): string {
  const width = Math.max(...unreplaced.map(({ description }) => description.length)) + 2
  const lines = unreplaced.map(
    ({ description, file, path }) => `  ${description.padEnd(width)}${file}: ${path}`,
  )
  return [
    `${describeCount(unreplaced)} left to replace. Change the value, then delete its line from \`placeholders\` in the same file.`,
    '',
    ...lines,
  ].join('\n')
}

/** @returns the launch checklist, with commands to verify each point */
export function formatChecklist(siteUrl: string): string {
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

function describeCount(unreplaced: readonly UnreplacedValue[]): string {
  return unreplaced.length === 1 ? '1 placeholder is' : `${unreplaced.length} placeholders are`
}
