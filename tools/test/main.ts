import { spawn } from 'node:child_process'
import { exit } from 'node:process'
import { ensureChromium, ensureShell } from '../chromium/ensure.ts'
import { findFirefox } from '../firefox/find.ts'
import { hasWebKit } from '../webkit/install.ts'

/**
 * Everything that must hold, cheapest first; what stands together runs together, since a browser
 * that is driven waits half of its time. Stops after the first group in which something does not.
 */
const GROUPS = [
  ['types', 'lint', 'format:check', 'build:test'],
  ['html', 'size', 'unit'],
  ['firefox', 'webkit'],
  ['e2e'],
] as const

/** Prints what a step says when it ends; that of one alone at once. @returns whether it holds */
function run(step: string, isAlone: boolean): Promise<boolean> {
  const began = performance.now()
  if (isAlone) console.log(`\n— ${step}`)
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => said.push(part))
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!isAlone) console.log(`\n— ${step}\n${Buffer.concat(said).toString().trimEnd()}`)
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`${step}: ${status === 0 ? 'holds' : 'FAILED'}, ${seconds} s`)
      resolve(status === 0)
    })
  })
}

// Installs what is missing, one after the other.
ensureChromium()
ensureShell()
findFirefox()
hasWebKit()
for (const group of GROUPS) {
  const results = await Promise.all(group.map((step) => run(step, group.length === 1)))
  if (results.includes(false)) exit(1)
}
