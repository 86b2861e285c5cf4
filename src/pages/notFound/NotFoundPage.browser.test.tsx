import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notFound } from '#content/layout.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

test('a longer text beside the sign does not stretch it', async () => {
  await renderInRouter(<NotFoundPage />)
  const code = page.getByText(notFound.code, { exact: true })
  await expect.element(code).toBeVisible()
  const measure = () => code.element().getBoundingClientRect().height
  const height = measure()
  page.getByText(notFound.text).element().append(' Sorry.'.repeat(300))
  expect(measure()).toBe(height)
})
