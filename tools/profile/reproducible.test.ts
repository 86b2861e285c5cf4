import { expect, test } from 'vitest'
import { makeReproducible } from './reproducible.ts'

test('two prints of one document are identical', () => {
  const print = (date: string, [head, cell]: readonly [string, string]) =>
    makeReproducible(
      Buffer.from(
        `/Creator (Chromium) /CreationDate (D:${date}Z) /ID (node${head}) /ID (node${cell}) /Headers [(node${head})]`,
      ),
    ).toString()
  expect(print('20261126134000', ['00000014', '00000015'])).toBe(
    print('20261127080102', ['00000009', '00000123']),
  )
})
