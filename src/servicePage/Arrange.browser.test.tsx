import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words } from '#services/fuel/words.ts'
import { Arrange } from './Arrange.tsx'

const points = () => page.getByRole('heading', { level: 3 })

test('phones show four points and fold the others', async () => {
  await page.viewport(390, 844)
  await render(<Arrange words={words} />)
  await expect.element(points()).toHaveLength(4)
})
