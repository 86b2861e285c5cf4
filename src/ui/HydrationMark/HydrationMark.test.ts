import { expect, test } from 'vitest'

const pages = import.meta.glob<string>('/src/{pages,services}/*/*Page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('every page says when it is hydrated', () => {
  const silent = Object.entries(pages)
    .filter(([, source]) => !/<(?:HydrationMark|ServiceInstrument)\b/.test(source))
    .map(([file]) => file)
  expect(Object.keys(pages)).toContain('/src/pages/home/HomePage.tsx')
  expect(silent, `End each with a <HydrationMark />: ${silent.join(', ')}`).toEqual([])
})
