import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}
type Manifest = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: object
  allowScripts: Record<string, boolean>
}

const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'))
const manifest = read('package.json') as Manifest
const lock = read('package-lock.json') as { packages: Record<string, Package> }
const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

function leaves(value: object): unknown[] {
  return Object.values(value).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? leaves(one) : [one],
  )
}

test('package.json names exact versions, and the lockfile has them', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter(([, version]) => !EXACT.test(version))).toEqual([])
  expect(leaves(manifest.overrides).filter((version) => !EXACT.test(String(version)))).toEqual([])
  const locked = wanted.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version])
  expect(locked).toEqual(wanted)
})

test('each package is held by its content, wherever it is fetched from', () => {
  expect(entries.length).toBeGreaterThan(100)
  const loose = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(loose.map(([path]) => path)).toEqual([])
  expect(entries.filter(([, { link }]) => link).map(([path]) => path)).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

test('no package runs a script of its own at installation', () => {
  const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = [...new Set(scripted.map(([path]) => nameOf(path)))]
  expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual([])
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
})

test('the router is none of its malicious releases of May 2026', () => {
  const router = entries.filter(([path]) => /@tanstack\/[\w-]*router/.test(path))
  expect(router.length).toBeGreaterThan(3)
  expect(router.filter(([, { version }]) => /^1\.169\.[58]$/.test(version))).toEqual([])
})
