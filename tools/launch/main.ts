// Says what an owner has yet to replace, or, with nothing left, what a launch still takes.
import { cwd, env } from 'node:process'
import { loadEnv } from 'vite'
import { readSettings } from '#tools/provider/settings.ts'
import { checklist, leftReport } from './report.ts'
import { markedStandIns, unsetSettings } from './standIns.ts'

const content = import.meta.glob(['/src/content/**/*.ts', '!/src/content/**/*.test.ts'], {
  eager: true,
})
const settings = readSettings({ ...loadEnv('production', cwd(), ['VITE_', 'AERO_']), ...env })
const left = [...markedStandIns(content), ...unsetSettings(settings)]

if (left.length > 0) {
  console.error(leftReport(left))
  process.exitCode = 1
} else {
  console.log(checklist(settings.siteUrl))
}
