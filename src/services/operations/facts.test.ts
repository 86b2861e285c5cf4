import { expect, test } from 'vitest'
import { createAlternateRows, formatFacts } from './facts.ts'

test('the copied facts are plain lines with computed distances and bearings', () => {
  const copied = formatFacts()
  expect(copied).not.toContain('\u00a0')
  const rows = createAlternateRows()
  expect(rows.length).toBeGreaterThan(0)
  for (const [code, city, nm, bearing] of rows) {
    expect(copied.split('\n')).toContain(`${code} ${city}: ${nm} NM, ${bearing} true`)
  }
})
