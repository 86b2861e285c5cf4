import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from '#content/modules.ts'
import { BACKDROPS } from './places.ts'

test('every picture in the content has a backdrop of its colour', () => {
  const colors = [...JSON.stringify(modules).matchAll(/"color":"#(\w+)"/g)].map(([, hex]) => hex)
  expect(colors.length).toBeGreaterThan(20)
  const rules = readFileSync(BACKDROPS, 'utf8')
  expect(colors.filter((hex) => !rules.includes(`'.backdrop-${hex}'`))).toEqual([])
})
