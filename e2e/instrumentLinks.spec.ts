import { servicePath } from '#lib/addresses.ts'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('each card on Services names its instrument, and its link ends there', async ({ page }) => {
  test.slow()
  await open(page, '/services')
  for (const slug of SERVICE_SLUGS) {
    const { instrument } = serviceCards[slug]
    if (!instrument) continue
    const link = page.getByRole('main').getByRole('link', { name: instrument })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${servicePath(slug)}#`))
    const heading = page.getByRole('heading', { level: 2, name: instrument })
    await expect(heading).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  }
})

test('Home shows one of them and leads to it', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Measure a leg' })
  await link.scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'A map of the world around Kuwait' })).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { name: 'The world from OKKK' })).toBeInViewport()
})

test('on About us the map stands in the middle, with its distances as a table', async ({
  page,
}) => {
  await open(page, '/about-us')
  const map = page.getByRole('region', { name: 'The world from OKKK' })
  await map.scrollIntoViewIfNeeded()
  await map.locator('summary').click()
  const rows = map.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(1 + 32)
  const miles = await rows.locator('td:nth-child(3)').allInnerTexts()
  const figures = miles.map((text) => Number(text.replace(',', '')))
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
})
