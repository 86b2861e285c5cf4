// Lists the values that the owner must replace, or prints the launch checklist if none is left.
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cwd, env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { loadEnv } from 'vite'
import { readSettings } from '#tools/provider/settings.ts'
import { checklist, leftReport } from './report.ts'
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
const left = [...findPlaceholders(content), ...findUnsetSettings(settings)]

if (left.length > 0) {
  console.error(leftReport(left))
  process.exitCode = 1
} else {
  console.log(checklist(settings.siteUrl))
}
