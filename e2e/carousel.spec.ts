import { desktop, expect, open, phone, tablet, test } from './support/test.ts'

const carousel = '[aria-label="Testimonials"]'
const active = (n: number) => `Go to slide ${n}`

/** Scrolls the carousel into view and waits for Splide. */
async function start(page: Parameters<typeof open>[0]) {
  await open(page, '/')
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: active(1) }).waitFor()
}

test('its code is not fetched before it nears the view', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.setViewportSize(desktop)
  await open(page, '/')
  await page.waitForLoadState('load')
  expect(scripts.filter((url) => url.includes('RunningCarousel'))).toEqual([])
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some((url) => url.includes('RunningCarousel'))).toBe(true)
})

for (const [viewport, shown, first] of [
  [desktop, 3, 1],
  [tablet, 2, 3],
  [phone, 1, 3],
] as const) {
  test(`${viewport.width} px wide: ${shown} slides, starting at slide ${first}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await start(page)
    const widths = await page.evaluate((selector) => {
      const root = document.querySelector(selector)
      const width = (part: string) => root?.querySelector(part)?.getBoundingClientRect().width ?? 0
      return { track: width('.splide__track'), slide: width('.splide__slide.is-active') }
    }, carousel)
    expect(Math.round(widths.track / widths.slide)).toBe(shown)
    await expect(page.getByRole('tab', { name: active(first) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tab')).toHaveCount(5)
  })
}

test('advances by one every 2 s, loops, and pauses on hover', async ({ page }) => {
  await page.setViewportSize(desktop)
  await start(page)
  const tab = (n: number) => page.getByRole('tab', { name: active(n) })
  for (const n of [2, 3, 4, 5, 1]) {
    await expect(tab(n)).toHaveAttribute('aria-selected', 'true', { timeout: 4000 })
  }
  await page.locator(`${carousel} .splide__track`).hover()
  // Hovered for longer than a turn, it still shows what it showed.
  const shown = await page.getByRole('tab', { selected: true }).getAttribute('aria-label')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)))
  await expect(page.getByRole('tab', { name: String(shown) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('has a pause control, and stays paused', async ({ page }) => {
  await page.setViewportSize(desktop)
  await start(page)
  await page.getByRole('button', { name: 'Pause carousel' }).click()
  await expect(page.getByRole('button', { name: 'Play carousel' })).toBeVisible()
})

test('under reduced motion it waits for a press of play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await start(page)
  await expect(page.getByRole('button', { name: 'Play carousel' })).toBeVisible()
})
