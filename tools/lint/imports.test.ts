import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

/**
 * The linter silently ignores an invalid expression, so each rule is tested: file, import, whether it is
 * allowed.
 */
const IMPORTS: readonly [file: string, specifier: string, isAllowed: boolean][] = [
  ['src/lib/a.ts', './b.ts', true],
  ['src/lib/a.ts', '#content/company.ts', false],
  ['src/lib/a.ts', '../kuwait/days.ts', false],
  ['src/lib/a.ts', 'react', false],
  ['src/kuwait/a.ts', '#lib/format.ts', true],
  ['src/kuwait/a.ts', '#content/company.ts', false],
  ['src/kuwait/a.ts', 'react', false],
  ['src/content/pictures/a.ts', '#content/types.ts', true],
  ['src/content/a.ts', '#kuwait/airports.ts', true],
  ['src/content/a.ts', '#ui/Icon/Icon.tsx', false],
  ['src/content/a.ts', '#styles/tokens.ts', false],
  ['src/content/a.ts', 'react', false],
  ['src/styles/a.ts', '#ui/Icon/Icon.tsx', false],
  ['src/theme/a.ts', '#layout/Header/Header.tsx', false],
  ['src/ui/Icon/a.tsx', '../Button/Button.tsx', true],
  ['src/ui/Icon/a.tsx', '#content/layout.ts', true],
  ['src/ui/Icon/a.tsx', '#sections/Banner.tsx', false],
  ['src/ui/Icon/a.tsx', '#services/fuel/model.ts', false],
  ['src/ui/Icon/a.tsx', '../../pages/home/HomePage.tsx', false],
  ['src/instrument/a.tsx', '#ui/Icon/Icon.tsx', true],
  ['src/instrument/a.tsx', '#services/fuel/model.ts', false],
  ['src/servicePage/a.tsx', '#instrument/inputs.ts', true],
  ['src/servicePage/a.tsx', '#services/fuel/model.ts', false],
  ['src/sections/a.tsx', '#ui/Icon/Icon.tsx', true],
  ['src/sections/a.tsx', '#features/contact/ContactForm.tsx', false],
  ['src/features/contact/a.tsx', './fields.ts', true],
  ['src/features/contact/a.tsx', '#features/departureReport/model.ts', false],
  ['src/features/contact/a.tsx', '../departureReport/model.ts', false],
  ['src/features/contact/a.tsx', '#services/fuel/model.ts', false],
  ['src/services/fuel/a.tsx', '#instrument/inputs.ts', true],
  ['src/services/fuel/a.tsx', '#services/catering/model.ts', false],
  ['src/services/fuel/a.tsx', '../catering/model.ts', false],
  ['src/services/fuel/a.tsx', '#features/departureReport/model.ts', false],
  ['src/services/fuel/a.tsx', '#pages/home/HomePage.tsx', false],
  ['src/services/fuel/FuelPage.tsx', '#features/departureReport/model.ts', true],
  ['src/services/fuel/FuelPage.tsx', '#services/catering/model.ts', false],
  ['src/services/fuel/FuelPage.tsx', '#layout/Header/Header.tsx', false],
  ['src/services/fuel/words.ts', '#content/shared.ts', true],
  ['src/services/fuel/words.ts', '#ui/Icon/Icon.tsx', false],
  ['src/services/fuel/words.ts', 'react', false],
  ['src/pages/home/a.tsx', '#services/fuel/model.ts', true],
  ['src/pages/home/a.tsx', '#features/contact/ContactForm.tsx', true],
  ['src/pages/home/a.tsx', '#services/fuel/FuelPage.tsx', false],
  ['src/pages/home/a.tsx', '#layout/Header/Header.tsx', false],
  ['src/layout/Header/a.tsx', '#ui/Icon/Icon.tsx', true],
  ['src/layout/Header/a.tsx', '#pages/home/HomePage.tsx', false],
  ['src/app/a.tsx', '#layout/Header/Header.tsx', true],
  ['src/app/a.tsx', '../routes/index.tsx', false],
  ['src/ui/Icon/Icon.test.tsx', '#services/fuel/model.ts', true],
  ['src/ui/Icon/Icon.test.tsx', '../../routes/index.tsx', false],
]

type Report = {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
}

/** `<file>: <specifier>` of each import that the linter refuses. */
let refused: string[] = []

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'aero-lint-'))
  copyFileSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // Each import is on a separate line.
  const files = new Map<string, string[]>()
  for (const [file, specifier] of IMPORTS) {
    files.set(file, [...(files.get(file) ?? []), specifier])
  }
  for (const [file, specifiers] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const lines = specifiers.map((specifier) => `export * from '${specifier}'\n`)
    writeFileSync(join(folder, file), lines.join(''))
  }
  const linter = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync('npx', ['tsx', linter, '--format', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as Report
  refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, labels }) => {
      const line = labels[0]?.span.line ?? 0
      return `${filename}: ${files.get(filename)?.[line - 1]}`
    })
})

test.each(IMPORTS)('%s may import %s: %s', (file, specifier, isAllowed) => {
  expect(refused.includes(`${file}: ${specifier}`)).toBe(!isAllowed)
})
