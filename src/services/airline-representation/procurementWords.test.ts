import { expect, test } from 'vitest'
import { modules } from '#content/modules.ts'
import type { PlaceholderValue } from '#content/types.ts'
import { pack, procurementParts } from './procurementWords.ts'

const texts = (node: unknown, path: string): { path: string; text: string }[] => {
  if (typeof node === 'string') return [{ path, text: node }]
  return Object.entries(node ?? {}).flatMap(([name, child]) => texts(child, `${path}.${name}`))
}

test('every text that the owner has yet to state is listed for `npm run launch`', () => {
  const unlisted = Object.values(modules).flatMap((module) => {
    const listed = (module.placeholders ?? []) as readonly PlaceholderValue[]
    return Object.entries(module)
      .filter(([, value]) => value !== pack)
      .flatMap(([name, value]) => texts(value, name))
      .filter(({ text }) => text.startsWith(pack.unset))
      .filter(({ path }) => !listed.some((value) => `${path}.`.startsWith(`${value.path}.`)))
  })
  expect(unlisted).toEqual([])
})

test('the matrix says of twelve tasks who does, supervises, pays and answers for them', () => {
  const matrix = procurementParts.find(({ id }) => id === 'responsibilities')?.table
  expect(matrix?.rows).toHaveLength(12)
  for (const row of matrix?.rows ?? []) expect(row).toHaveLength(matrix?.heads.length ?? 0)
})
