// Checks every import of the project against the table in `rules.ts`. oxlint finds cycles.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { findImportFault } from './rules.ts'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(?<specifier>[.#][^']+)'/g

const faults = ['src', 'tools', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => faultsOf(join(folder, name))),
)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

function faultsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(({ groups }) => {
    const specifier = groups?.specifier ?? ''
    const fault = findImportFault(file, resolve(file, specifier), specifier.startsWith('.'))
    return fault ? [`${file}: ${fault} (${specifier})`] : []
  })
}

/** Resolves an import as `imports` of `package.json` does. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(file, '..', specifier)
  return specifier.startsWith('#tools/') ? specifier.slice(1) : `src/${specifier.slice(1)}`
}
