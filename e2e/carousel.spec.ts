import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { desktop, expect, open, phone, settled, tablet, test } from './support/test.ts'

const carousel = '[aria-label="Testimonials"]'
const INTERVAL_MS = 2000
const THREE_INTERVALS_MS = 3.3 * INTERVAL_MS

const tab = (page: Page, n: number) => page.getByRole('tab', { name: `Go to slide ${n}` })
const isShown = (page: Page, n: number) =>
  expect(tab(page, n)).toHaveAttribute('aria-selected', 'true')
const next = (n: number) => (n % 5) + 1

/** Scrolls the carousel into view and waits for Splide. */
async function scrollToCarousel(page: Page) {
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await tab(page, 1).waitFor()
}

/** Starts the carousel with a clock that only the test advances. @returns the number of its slide */
async function startPaused(page: Page) {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await scrollToCarousel(page)
  return await shownAtRest(page)
}

/** The number of the slide that is shown, once its movement has finished. */
async function shownAtRest(page: Page) {
  await page
    .locator(`${carousel} .splide__list`)
    .evaluate((list) => Promise.all(list.getAnimations().map(({ finished }) => finished)))
  const label = await page.getByRole('tab', { selected: true }).getAttribute('aria-label')
  return Number(label?.at(-1))
}

/** How many slides fit into the track. */
const slidesShown = (page: Page) =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)
    const width = (part: string) => root?.querySelector(part)?.getBoundingClientRect().width ?? 0
    return Math.round(width('.splide__track') / width('.splide__slide.is-active'))
  }, carousel)

for (const [name, viewport, first, widths] of [
  ['a desktop', desktop, 1, { 1440: 3, 1025: 3, 1024: 2 }],
  ['a tablet', tablet, 3, { 820: 2, 641: 2, 640: 1 }],
  // In a window that grows, as when a phone is turned, Splide used to violate the policy.
  ['a phone', phone, 3, { 390: 1, 844: 2, 1280: 3 }],
] as const) {
  test(`starts at slide ${first} on ${name} and fits its slides to the width`, async ({ page }) => {
    await page.setViewportSize(viewport)
    expect(await startPaused(page)).toBe(first)
    await page.clock.resume()
    await expect(page.getByRole('tab')).toHaveCount(5)
    await expect(page.getByRole('button', { name: /next slide|previous slide/i })).toHaveCount(0)
    for (const [width, shown] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await expect.poll(() => slidesShown(page), `${width} px`).toBe(shown)
    }
  })
}

test.describe('by itself', () => {
  test.use({ viewport: desktop })

  test('advances by one slide every 2 s, and loops', async ({ page }) => {
    let shown = await startPaused(page)
    await page.clock.runFor(100)
    for (let turn = 0; turn < 6; turn++) {
      await page.clock.runFor(INTERVAL_MS - 200)
      await isShown(page, shown)
      await page.clock.runFor(200)
      shown = next(shown)
      expect(await shownAtRest(page), `turn ${turn}`).toBe(shown)
    }
  })

  test('stays under the pointer, with the focus, and when paused', async ({ page }) => {
    const play = page.getByRole('button', { name: 'Play carousel' })
    const pause = page.getByRole('button', { name: 'Pause carousel' })
    const shown = await startPaused(page)
    const expectStays = async () => {
      await page.clock.runFor(THREE_INTERVALS_MS)
      await isShown(page, shown)
    }
    await test.step('under the pointer', async () => {
      await page.locator(`${carousel} .splide__track`).hover()
      await expectStays()
    })
    await test.step('with the focus in it', async () => {
      await page.getByRole('tab', { selected: true }).focus()
      await page.mouse.move(5, 5)
      await expectStays()
    })
    await test.step('paused by its control', async () => {
      await pause.click()
      // The pointer and the focus would pause it too.
      await page.mouse.move(5, 5)
      await play.blur()
      await expectStays()
    })
    await test.step('when reduced motion is switched on', async () => {
      await play.click()
      await pause.waitFor()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await play.waitFor()
      await page.mouse.move(5, 5)
      await play.blur()
      await expectStays()
    })
  })

  test('does not start by itself under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const shown = await startPaused(page)
    await page.clock.runFor(THREE_INTERVALS_MS)
    await isShown(page, shown)
    const play = page.getByRole('button', { name: 'Play carousel' })
    await play.click()
    await page.mouse.move(5, 5)
    await page.getByRole('button', { name: 'Pause carousel' }).blur()
    await page.clock.runFor(INTERVAL_MS * 1.2)
    await isShown(page, next(shown))
  })
})

test('the row that has the focus keeps it when the carousel’s code arrives', async ({ page }) => {
  const release = await holdBack(page, '**/assets/RunningCarousel-*.js')
  await open(page, '/')
  const row = page.getByRole('group', { name: 'Testimonials' })
  const asked = page.waitForRequest('**/assets/RunningCarousel-*.js')
  await row.focus()
  await asked
  const arrived = page.waitForResponse('**/assets/RunningCarousel-*.js')
  release()
  await (await arrived).finished()
  await settled(page)
  await expect(row).toBeFocused()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /Pause/ }).last()).toBeVisible()
})

test('slides move for 500 ms at constant speed, and a mouse drags them', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await scrollToCarousel(page)
  const moves = await page.locator(carousel).evaluate(async (root) => {
    const last = [...root.querySelectorAll<HTMLElement>('[role="tab"]')].at(-1)
    last?.click()
    await new Promise((done) => requestAnimationFrame(done))
    const list = root.querySelector('.splide__list')
    return list?.getAnimations().map((move) => move.effect?.getTiming())
  })
  expect(moves).toMatchObject([{ duration: 500, easing: 'linear' }])

  await tab(page, 1).click()
  await shownAtRest(page)
  const words = page.locator(`${carousel} .is-active blockquote`).first()
  await words.scrollIntoViewIfNeeded()
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 200, y + 20)
  await page.mouse.down()
  await page.mouse.move(x - 200, y + 30, { steps: 8 })
  await page.mouse.up()
  await expect(tab(page, 1)).not.toHaveAttribute('aria-selected')
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})
