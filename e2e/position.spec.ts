import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { title } from './support/menu.ts'
import { jumpTo, position, recordScroll, waitUntilSaved } from './support/scroll.ts'
import { desktop, expect, hydrated, open, settled, test } from './support/test.ts'

test.use({ viewport: desktop })

const FAR = 1500

test('late hydration and a reload keep the scroll position', async ({ page }) => {
  const release = await holdBack(page, '**/assets/vendor-*.js')
  await page.goto('/')
  await jumpTo(page, 900)
  release()
  await hydrated(page)
  await settled(page)
  expect(await position(page)).toBe(900)
  await page.reload()
  await hydrated(page)
  await settled(page)
  expect(await position(page)).toBe(900)
})

test('Back from another site restores the scroll position', async ({ page }) => {
  await open(page, '/services')
  for (const name of ['Services', 'About Us']) {
    if (name !== 'Services') {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(title(page, name)).toBeFocused()
      await expect.poll(() => position(page)).toBe(0)
    }
    await jumpTo(page, FAR)
    await waitUntilSaved(page)
    await page.goto('about:blank')
    await waitUntilSaved(page)
    await page.goBack()
    await hydrated(page)
    await settled(page)
    expect(await position(page), name).toBe(FAR)
  }
})

const followLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
const ways = {
  'a link': followLink,
  Back: (page: Page) => page.goBack(),
  Forward: (page: Page) => page.goForward(),
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`links, Back and Forward scroll to the top, motion ${motion}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: motion })
    /** @returns the fewest frames in which one of the movements was seen */
    const goEachWay = async () => {
      let fewest = Number.POSITIVE_INFINITY
      await open(page, '/')
      for (const [way, go] of Object.entries(ways)) {
        await jumpTo(page, FAR)
        const seen = await recordScroll(page, () => go(page))
        expect(seen, way).toEqual(seen.toSorted((a, b) => b - a))
        const between = seen.filter((y) => y > 0 && y < FAR)
        if (motion === 'reduce') expect(between, way).toEqual([])
        fewest = Math.min(fewest, between.length)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
      }
      return fewest
    }
    if (motion === 'reduce') await goEachWay()
    // A busy machine draws too few frames of a movement: go again. A jump never has any.
    else await expect.poll(goEachWay, { timeout: 60_000 }).toBeGreaterThanOrEqual(3)
    await test.step('a link to the same page', async () => {
      await jumpTo(page, FAR)
      await followLink(page)
      await expect.poll(() => position(page)).toBe(0)
      await expect(title(page, 'Services')).toBeFocused()
    })
  })
}

test('tabbing through the header does not scroll the page', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await jumpTo(page, FAR)
  const banner = page.getByRole('banner').first()
  const stops = await banner.locator('a:visible, button:visible').count()
  expect(stops).toBeGreaterThan(8)
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    expect(await banner.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await position(page), `stop ${stop}`).toBe(FAR)
  }
})
