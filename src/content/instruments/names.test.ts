import { expect, test } from 'vitest'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { instrumentNames } from './names.ts'

type Words = { title?: unknown; caution?: unknown; sources?: readonly string[] }

const modules = import.meta.glob<Record<string, Words>>(['./*.ts', '!./*.test.ts'], { eager: true })
const instruments = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(({ caution }) => caution)

test('ten instruments, named on the cards as on their pages', () => {
  const titles = new Set(instruments.map(({ title }) => title))
  expect(titles).toEqual(new Set(Object.values(instrumentNames)))
  expect(Object.keys(instrumentNames)).toEqual(SERVICE_SLUGS)
})

test('each says where its figures come from', () => {
  for (const { title, sources } of instruments) {
    expect(sources?.length, String(title)).toBeGreaterThan(0)
  }
})
