import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as breakpoints from './breakpoints.ts'

const known = JSON.stringify(breakpoints)
/** The width of the box, not of the window. */
const CONTAINER_QUERIES = 'services/private-jets-charter/WorldMap.css.ts'

test('layouts, pictures and films change at the widths of breakpoints.ts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const others = files.flatMap((file) => {
    const queries = readFileSync(join('src', file), 'utf8').match(/\((min|max)-width:[^)]+\)/g)
    const strange = queries?.filter((query) => !known.includes(query)) ?? []
    return file === CONTAINER_QUERIES ? [] : strange.map((query) => `${file}: ${query}`)
  })
  expect(others).toEqual([])
})
