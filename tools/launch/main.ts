// Lists the values that the owner must replace, or prints the launch checklist if none is left.
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cwd, env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { loadEnv } from 'vite'
import { readSettings } from '#tools/provider/settings.ts'
import { formatChecklist, formatReport } from './report.ts'
import { findPlaceholders, findUnsetSettings } from './placeholders.ts'

const CONTENT = 'src/content'

const files = (await readdir(CONTENT, { recursive: true })).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const content: Record<string, unknown> = {}
for (const file of files.toSorted()) {
  const path = join(CONTENT, file)
  content[path] = await import(pathToFileURL(resolve(path)).href)
}
const settings = readSettings({ ...loadEnv('production', cwd(), ['VITE_', 'AERO_']), ...env })
const unreplaced = [...findPlaceholders(content), ...findUnsetSettings(settings)]

if (unreplaced.length > 0) {
  console.error(formatReport(unreplaced))
  process.exitCode = 1
} else {
  console.log(formatChecklist(settings.siteUrl))
}
