import assert from 'node:assert/strict'
import { env } from 'node:process'
import { CHECKS } from './checks.ts'
import type { Engine } from './visitor.ts'

/**
 * Runs every check with a visitor of its own. Each also fails if the page complains.
 * @returns what was printed, a line each
 */
export async function runSmoke(engine: Engine): Promise<string[]> {
  const lines = [`${engine.name} ${engine.version}`]
  console.log(lines[0])
  for (const [name, check] of Object.entries(CHECKS)) {
    const began = performance.now()
    let fault = await faultOf(engine, check)
    if (fault !== undefined && env.CI) {
      // As with the end-to-end tests: a machine that is busy with something else is no defect.
      console.error(`  ? ${name}, once more: ${fault}`)
      fault = await faultOf(engine, check)
    }
    const took = Math.round(performance.now() - began)
    const line = `  ${fault === undefined ? '✓' : '✘'} ${name} (${took} ms)`
    lines.push(line)
    console.log(line)
    if (fault === undefined) continue
    console.error(`    ${fault}`)
    process.exitCode = 1
  }
  return lines
}

async function faultOf(
  engine: Engine,
  check: (typeof CHECKS)[string],
): Promise<string | undefined> {
  try {
    const visitor = await engine.visit()
    try {
      await check(visitor)
      assert.deepEqual(await visitor.complaints(), [], 'The page complains')
    } finally {
      await visitor.leave()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
