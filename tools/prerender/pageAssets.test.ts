import { expect, test } from 'vitest'
import { ENTRY, findPageAssets } from './pageAssets.ts'

const PAGE = 'src/routes/about-us.tsx?tsr-split=component'
const chunk = (file: string, ...imports: string[]) => ({ file, imports })
const MANIFEST = {
  [PAGE]: chunk('page.js', 'shared'),
  [ENTRY]: chunk('entry.js', 'shared', 'vendor'),
  shared: chunk('shared.js', 'vendor'),
  vendor: chunk('vendor.js'),
  'style.css': chunk('style.css'),
}

test('a page loads its own module, the entry and what they import, each once (11.1)', () => {
  const { modules, style } = findPageAssets(MANIFEST, '/about-us')
  expect(modules).toEqual(['/page.js', '/entry.js', '/vendor.js', '/shared.js'])
  expect(style).toBe('/style.css')
})

test('the build stops if it wrote no module for a page', () => {
  expect(() => findPageAssets(MANIFEST, '/unknown')).toThrow('The client build has no src/routes')
})

test('the build stops if a page imports the entry, because both would run as one long task', () => {
  const manifest = { ...MANIFEST, [PAGE]: chunk('page.js', ENTRY) }
  expect(() => findPageAssets(manifest, '/about-us')).toThrow(`${PAGE} imports the entry`)
})
