import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words } from '#services/fuel/words.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { Arrange } from './Arrange.tsx'
import { WhatToSend } from './WhatToSend.tsx'

const points = () => page.getByRole('heading', { level: 3 })

test('phones show four points and fold the others', async () => {
  await page.viewport(390, 844)
  await render(<Arrange words={words} />)
  await expect.element(points()).toHaveLength(4)
})

test('phones show six lines of the list to send and fold the others', async () => {
  await page.viewport(390, 844)
  await renderInRouter(<WhatToSend words={words} />)
  await expect.element(page.getByText(words.send[5] ?? '')).toBeVisible()
  await expect.element(page.getByText(words.send[6] ?? '')).not.toBeVisible()
})
