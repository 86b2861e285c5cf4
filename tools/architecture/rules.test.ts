import { expect, test } from 'vitest'
import { findImportFault } from './rules.ts'

test.each([
  ['src/ui/Button/Button.tsx', 'src/styles/motion.ts'],
  ['src/pages/home/HomePage.tsx', 'src/features/contact/ContactForm.tsx'],
  ['src/features/instruments/fuel/Fuel.tsx', 'src/features/instruments/frame/Drawing.tsx'],
  ['tools/profile/texts.ts', 'src/content/company.ts'],
])('%s may import %s', (file, imported) => {
  expect(findImportFault(file, imported, false)).toBeNull()
})

test.each([
  ['src/ui/Button/Button.tsx', 'src/content/company.ts', 'ui must not import content'],
  ['src/lib/clock.ts', 'src/ui/Clock/Clock.tsx', 'lib must not import ui'],
  ['src/content/home.ts', 'tools/map/land.ts', 'content must not import tools'],
  ['tools/size/main.ts', 'src/pages/home/HomePage.tsx', 'tools must not import pages'],
  [
    'src/features/contact/send.ts',
    'src/features/instruments/frame/types.ts',
    'the folders of src/features must not import one another',
  ],
  [
    'src/features/instruments/fuel/Fuel.tsx',
    'src/features/instruments/worldMap/Map.tsx',
    'the folders of src/features/instruments must not import one another',
  ],
])('%s must not import %s', (file, imported, fault) => {
  expect(findImportFault(file, imported, false)).toBe(fault)
})

test('an import that leaves its folder is not relative', () => {
  const fault = findImportFault('src/ui/Button/Button.tsx', 'src/lib/clock.ts', true)
  expect(fault).toBe('leave the folder through a # import')
})
