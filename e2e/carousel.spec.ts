import type { Page } from '@playwright/test'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { desktop, expect, open, phone, tablet, test } from './support/test.ts'

const INTERVAL_MS = 2000

const region = (page: Page) => page.getByRole('region', { name: 'Testimonials' })
const shownDot = (page: Page) => region(page).getByRole('tab', { selected: true })
/** The quotations in view: those out of view are hidden from the accessibility tree. */
const quotations = (page: Page) => region(page).getByRole('blockquote')

/** Opens Home at the running carousel, with a clock that only the test advances. */
async function openPaused(page: Page) {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await expect(region(page).getByRole('tab')).toHaveCount(5)
}

/** @returns the number of the slide that is shown, once its movement has finished */
async function shownAtRest(page: Page) {
  await region(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  return Number((await shownDot(page).getAttribute('aria-label'))?.at(-1))
}

for (const [name, viewport, first, widths] of [
  ['a desktop', desktop, 1, { 1440: 3, 1025: 3, 1024: 2 }],
  ['a tablet', tablet, 3, { 820: 2, 641: 2, 640: 1 }],
  ['a phone that is turned', phone, 3, { 390: 1, 844: 2, 1280: 3 }],
] as const) {
  test(`starts at slide ${first} on ${name} and fits its slides to the width (6.3)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openPaused(page)
    expect(await shownAtRest(page)).toBe(first)
    await page.clock.resume()
    await expect(page.getByRole('button', { name: /next slide|previous slide/i })).toHaveCount(0)
    for (const [width, count] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await expect(quotations(page), `${width} px`).toHaveCount(count)
    }
  })
}

test('advances every 2 s, for 500 ms at constant speed, and loops (6.3)', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPaused(page)
  await page.clock.runFor(100)
  for (const slide of [2, 3, 4, 5, 1]) {
    const shown = await shownAtRest(page)
    await page.clock.runFor(INTERVAL_MS - 200)
    expect(await shownAtRest(page)).toBe(shown)
    await page.clock.runFor(200)
    await expect(shownDot(page)).toHaveAccessibleName(`Go to slide ${slide}`)
  }
  const timings = region(page).evaluate((element) => {
    element.querySelector<HTMLElement>('[role="tab"]:not([aria-selected])')?.click()
    return element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming())
  })
  expect(await timings).toContainEqual(expect.objectContaining({ duration: 500, easing: 'linear' }))
})

test('stays under the pointer, with the focus, when paused and under reduced motion (6.3)', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openPaused(page)
  const play = region(page).getByRole('button', { name: 'Play carousel' })
  const pause = region(page).getByRole('button', { name: 'Pause carousel' })
  const shown = await shownAtRest(page)
  const expectStays = async () => {
    await page.clock.runFor(3 * INTERVAL_MS)
    expect(await shownAtRest(page)).toBe(shown)
  }
  await quotations(page).first().hover()
  await expectStays()
  await shownDot(page).focus()
  await page.mouse.move(5, 5)
  await expectStays()
  await pause.click()
  await page.mouse.move(5, 5)
  await play.blur()
  await expectStays()
  await play.click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await play.blur()
  await page.mouse.move(5, 5)
  await expectStays()
})

test('the row that has the focus keeps it until the visitor leaves it (9.1)', async ({ page }) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const release = await holdBack(page, SCRIPTS)
  const code = page.waitForResponse(SCRIPTS)
  await region(page).focus()
  release()
  await (await code).finished()
  await expect(region(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(region(page).getByRole('button', { name: 'Pause carousel' })).toBeVisible()
})

test('shows three quotations after a translator has set right to left, and left to right again (8.4)', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  for (const direction of ['rtl', 'ltr']) {
    await page.locator('body').evaluate((body, dir) => body.setAttribute('dir', dir), direction)
    await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
    await expect(region(page).getByRole('tab')).toHaveCount(5)
    await expect(quotations(page)).toHaveCount(3)
    for (const quotation of await quotations(page).all()) {
      await expect(quotation).toBeInViewport({ ratio: 0.5 })
    }
    expect(await page.evaluate(() => (scrollTo(-500, scrollY), scrollX))).toBe(0)
  }
})
