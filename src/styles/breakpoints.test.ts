import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEDIUM_PX } from './breakpoints.ts'

test('no other file writes the border between phones and tablets', () => {
  const em = MEDIUM_PX / 16
  const border = new RegExp(`\\b(${MEDIUM_PX}|${MEDIUM_PX - 1})px|\\b(${em}|${em - 0.01})em`)
  // Generated modules contain the media queries of encoded films.
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('content/pictures/'),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => border.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
