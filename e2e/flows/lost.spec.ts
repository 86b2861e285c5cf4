import { expect, hydrated, test } from '../support/test.ts'

test('get lost and find home', async ({ page, allow }) => {
  allow('not loaded: /services/fule: 404')
  expect((await page.goto('/services/fule'))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeInViewport()
  const home = page.getByRole('main').getByRole('link', { name: 'Go Back Home' })
  await expect(home).toBeInViewport()
  await home.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
