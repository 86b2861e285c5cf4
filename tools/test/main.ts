import { spawnSync } from 'node:child_process'
import { exit } from 'node:process'
import { ensureChromium } from '../chromium/ensure.ts'

/** Everything that must hold, cheapest first. Stops at the first that does not. */
const STEPS = [
  'types',
  'lint',
  'format:check',
  'unit',
  'build:test',
  'html',
  'size',
  'firefox',
  'webkit',
  'e2e',
]

ensureChromium()
for (const step of STEPS) {
  console.log(`\n— ${step}`)
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${step} failed`)
    exit(status ?? 1)
  }
}
