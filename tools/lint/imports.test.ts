import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { execPath } from 'node:process'
import { expect, test } from 'vitest'
import { GLOBS } from '../../oxlint.config.ts'

/**
 * An import that the linter refuses, for each zone of `oxlint.config.ts`: a pattern that matches nothing
 * would turn its rule off silently.
 */
const REFUSED: Record<string, string> = {
  'src/lib/a.ts': 'react',
  'src/kuwait/a.ts': '../content/company.ts',
  'src/content/a.ts': '#styles/tokens.ts',
  'src/styles/a.ts': '#ui/Icon/Icon.tsx',
  'src/theme/a.ts': '#layout/Header/Header.tsx',
  'src/ui/Icon/a.tsx': '../../pages/home/HomePage.tsx',
  'src/toolHost/a.tsx': '#services/fuel/model.ts',
  'src/sections/a.tsx': '#features/contact/ContactForm.tsx',
  'src/servicePage/a.tsx': '#services/fuel/model.ts',
  'src/features/contact/a.tsx': '../departureReport/model.ts',
  'src/services/fuel/a.tsx': '#services/catering/model.ts',
  'src/services/fuel/FuelPage.tsx': '#layout/Header/Header.tsx',
  'src/services/fuel/words.ts': 'react',
  'src/pages/home/a.tsx': '#services/fuel/FuelPage.tsx',
  'src/layout/Header/a.tsx': '#pages/home/HomePage.tsx',
  'src/ui/Icon/Icon.test.tsx': '../../routes/index.tsx',
}

// The linter starts slowly on a busy machine.
test('the linter refuses a forbidden import in each zone', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'aero-lint-'))
  copyFileSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [file, specifier] of Object.entries(REFUSED)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `export * from '${specifier}'\n`)
  }
  const linter = resolve('node_modules/oxlint/bin/oxlint')
  const options = { cwd: folder, encoding: 'utf8' } as const
  const parameters = ['--import', 'tsx', linter, '--format', 'json', 'src']
  const { stdout } = spawnSync(execPath, parameters, options)
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[]
  }
  const refused = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  const files = new Set(refused.map(({ filename }) => filename))
  expect(Object.keys(REFUSED).filter((file) => !files.has(file))).toEqual([])
})

test('only the files in the table of oxlint.config.ts import by a pattern', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
  const found = files.filter((file) => readFileSync(file, 'utf8').includes('import.meta.glob'))
  expect(found.toSorted()).toEqual(Object.keys(GLOBS))
})
