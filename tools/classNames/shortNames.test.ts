import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortNames } from './shortNames.ts'

function folderOf(count: number): string {
  const root = mkdtempSync(join(tmpdir(), 'aero-names-'))
  mkdirSync(join(root, 'ui'))
  for (let file = 0; file < count; file++) writeFileSync(join(root, `ui/${file + 1000}.css.ts`), '')
  return root
}

test('every class has a name of its own, the same in whatever order files are asked for', () => {
  const root = folderOf(300)
  const asked = Array.from({ length: 300 }, (_, file) => `${root}/ui/${file + 1000}.css.ts`)
  const all = (files: string[]) => {
    const name = shortNames(root)
    return new Map(
      files.flatMap((filePath) =>
        ['a', 'b'].map((part) => [filePath + part, name({ hash: filePath + part, filePath })]),
      ),
    )
  }
  const names = all(asked)
  expect(new Set(names.values()).size).toBe(600)
  for (const name of names.values()) expect(name).toMatch(/^[b-z]{2}[01]$/)
  expect(Object.fromEntries(all(asked.toReversed()))).toEqual(Object.fromEntries(names))
})

test('one that is asked for twice keeps its name; a file that is not there has none', () => {
  const root = folderOf(1)
  const name = shortNames(root)
  const asked = { hash: 'x0', filePath: `${root}/ui/1000.css.ts` }
  expect([name(asked), name(asked)]).toEqual(['bb0', 'bb0'])
  expect(() => name({ hash: 'y', filePath: `${root}/gone.css.ts` })).toThrow('No class names')
  const crowded = shortNames(folderOf(401))
  expect(() => crowded({ hash: 'z', filePath: 'nowhere' })).toThrow('No class names')
})
