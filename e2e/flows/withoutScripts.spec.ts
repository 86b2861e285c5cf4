import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('read without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Air Ambulance Flights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Air Ambulance Flights' })).toBeVisible()
  const main = page.getByRole('main')
  for (const heading of await main.getByRole('heading').all()) await expect(heading).toBeVisible()
  expect((await main.innerText()).length).toBeGreaterThan(1000)
  await main.locator('a[href^="/contact-us"]').first().click()
  await expect(page.locator('form')).toBeHidden()
  await expect(main.getByText('This form needs JavaScript.')).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]').filter({ visible: true }).first()).toBeVisible()
})
