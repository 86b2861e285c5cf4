import { INSTRUMENTS } from './support/instruments.ts'
import { title } from './support/menu.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('cards on Services, and Home’s map, link to their instrument', async ({ page }) => {
  await open(page, '/services')
  const main = page.getByRole('main')
  for (const { heading, path } of INSTRUMENTS) {
    const link = main.getByRole('link', { name: heading })
    await expect(link).toHaveAttribute('href', `${path}#instrument`)
  }
  await main.getByRole('link', { name: 'Permit line' }).click()
  await expect(page.getByRole('heading', { name: 'Permit line' })).toBeInViewport()
  await page.goBack()
  await expect(title(page, 'Services')).toBeFocused()

  await open(page, '/')
  await page.getByRole('link', { name: 'Measure a leg' }).click()
  await expect(page.getByRole('heading', { name: 'The world from OKKK' })).toBeInViewport()
})

test('Private Jets lists the airports by distance', async ({ page }) => {
  await page.goto('/services/private-jets-charter')
  const figures = await page.locator('#instrument td:nth-child(3)').allTextContents()
  const miles = figures.map((text) => Number(text.replace(',', '')))
  expect(miles).toHaveLength(32)
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
})
