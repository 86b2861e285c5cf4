import { toServicePath } from '#lib/addresses.ts'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('each card on Services links to its instrument', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow()
  await open(page, '/services')
  const links = page.getByRole('main')
  const withInstrument = SERVICE_SLUGS.flatMap((slug) => {
    const { instrument } = serviceCards[slug]
    return instrument ? [{ slug, instrument }] : []
  })
  for (const { slug, instrument } of withInstrument) {
    await expect(links.getByRole('link', { name: instrument })).toHaveAttribute(
      'href',
      `${toServicePath(slug)}#instrument`,
    )
  }
  for (const { slug, instrument } of withInstrument.slice(0, 3)) {
    await links.getByRole('link', { name: instrument }).click()
    await expect(page).toHaveURL(new RegExp(`${toServicePath(slug)}#`))
    await expect(page.getByRole('heading', { level: 2, name: instrument })).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  }
})

test('Home shows one instrument and links to it', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Measure a leg' })
  await link.scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'A map of the world around Kuwait' })).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { name: 'The world from OKKK' })).toBeInViewport()
})

test('About us shows the map with a table of distances', {
  tag: '@slow',
}, async ({ page }) => {
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
