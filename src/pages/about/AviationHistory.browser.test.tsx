import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { aviationInKuwait, toYear } from '#content/about.ts'
import { AviationHistory } from './AviationHistory.tsx'

test('the events stand as far apart as their years', async () => {
  await page.viewport(1440, 900)
  await render(<AviationHistory />)
  const events = page.getByRole('listitem').elements()
  const left = events.map((event) => event.getBoundingClientRect().left)
  const years = aviationInKuwait.events.map(toYear)
  const toShares = ([first = 0, ...others]: number[]) =>
    others.map((one) => ((one - first) / (Number(others.at(-1)) - first)).toFixed(2))
  expect(toShares(left)).toEqual(toShares(years))
})
