import { toServicePath, SERVICE_SLUGS } from '#lib/paths.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { title } from './support/menu.ts'
import { decode, pixel } from './support/pixels.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('each card on Services links to its instrument', async ({ page }) => {
  test.slow()
  await open(page, '/services')
  const main = page.getByRole('main')
  const cards = SERVICE_SLUGS.map((slug) => ({ slug, ...serviceCards[slug] }))
  const withInstrument = cards.flatMap(({ slug, instrument = '' }) =>
    instrument ? [{ path: toServicePath(slug), instrument }] : [],
  )
  for (const [index, { path, instrument }] of withInstrument.entries()) {
    const link = main.getByRole('link', { name: instrument })
    await expect(link).toHaveAttribute('href', `${path}#instrument`)
    if (index > 2) continue
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}#`))
    await expect(page.getByRole('heading', { level: 2, name: instrument })).toBeInViewport()
    await page.goBack()
    await expect(title(page, 'Services')).toBeFocused()
  }
})

test('Home shows its map and links to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const map = page.getByRole('img', { name: 'A map of the world around Kuwait' })
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(y).toBeGreaterThan(2 * desktop.height)
  // Layout may skip parts far below the window only during hydration.
  const picture = await decode(await page.screenshot({ fullPage: true, scale: 'css' }))
  const row = Array.from({ length: width }, (_, column) =>
    pixel(picture, Math.round(x) + column, Math.round(y + height / 2)).join(),
  )
  expect(new Set(row).size).toBeGreaterThan(5)

  await page.getByRole('link', { name: 'Measure a leg' }).click()
  await expect(page.getByRole('heading', { name: 'The world from OKKK' })).toBeInViewport()
})

test('Private Jets lists the airports by distance', async ({ page }) => {
  await open(page, '/services/private-jets-charter')
  const figures = await page.locator('#instrument td:nth-child(3)').allTextContents()
  const miles = figures.map((text) => Number(text.replace(',', '')))
  expect(miles).toHaveLength(32)
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
})
