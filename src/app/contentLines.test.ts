import { expect, test } from 'vitest'
import { escapeText, formatLines } from './contentLines.ts'

test('escapes separators and line breaks', () => {
  expect(escapeText('A;B,C\\D\r\nE\nF')).toBe('A\\;B\\,C\\\\D\\nE\\nF')
})

test('folds lines at 75 bytes, and never within a character', () => {
  const line = `NOTE:${'é’'.repeat(60)}`
  const file = formatLines(['BEGIN:X', line])
  const parts = file.split('\r\n')
  expect(parts.at(-1)).toBe('')
  for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toBe(`BEGIN:X\r\n${line}\r\n`)
})
