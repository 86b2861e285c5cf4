import type { Page } from '@playwright/test'
import { desktop, expect, open, phone, settled, tablet, test } from './support/test.ts'

const carousel = '[aria-label="Testimonials"]'
const active = (n: number) => `Go to slide ${n}`

/** Scrolls the carousel into view and waits for Splide. */
async function start(page: Page) {
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

/** Keeps the first slide that is shown: a moment later the carousel has gone on by itself. */
const noteFirst = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const shown = document.querySelector('[role="tab"][aria-selected="true"]')
      if (!shown) return
      Object.assign(window, { firstShown: shown.getAttribute('aria-label') })
      watch.disconnect()
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })

for (const [viewport, shown, first] of [
  [desktop, 3, 1],
  [{ width: 1025, height: 800 }, 3, 1],
  [{ width: 1024, height: 800 }, 2, 3],
  [tablet, 2, 3],
  [{ width: 641, height: 800 }, 2, 3],
  [{ width: 640, height: 800 }, 1, 3],
  [phone, 1, 3],
] as const) {
  test(`${viewport.width} px wide: ${shown} slides, starting at slide ${first}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await noteFirst(page)
    await start(page)
    const widths = await page.evaluate((selector) => {
      const root = document.querySelector(selector)
      const width = (part: string) => root?.querySelector(part)?.getBoundingClientRect().width ?? 0
      return { track: width('.splide__track'), slide: width('.splide__slide.is-active') }
    }, carousel)
    expect(Math.round(widths.track / widths.slide)).toBe(shown)
    expect(await page.evaluate(() => (window as Window & { firstShown?: string }).firstShown)).toBe(
      active(first),
    )
    await expect(page.getByRole('tab')).toHaveCount(5)
    await expect(page.getByRole('button', { name: /next slide|previous slide/i })).toHaveCount(0)
  })
}

/** The interval of the specification, and how far off it may be. */
const INTERVAL_MS = 2000
const TOLERANCE = 0.1
const THREE_INTERVALS_MS = 3 * INTERVAL_MS * (1 + TOLERANCE)

const tab = (page: Page, n: number) => page.getByRole('tab', { name: active(n) })
const isShown = (page: Page, n: number) =>
  expect(tab(page, n)).toHaveAttribute('aria-selected', 'true')

/** The number of the slide that is shown, once no movement is left. */
async function shownAtRest(page: Page) {
  await page
    .locator(`${carousel} .splide__list`)
    .evaluate((list) => Promise.all(list.getAnimations().map(({ finished }) => finished)))
  const label = await page.getByRole('tab', { selected: true }).getAttribute('aria-label')
  return Number(label?.at(-1))
}

/** A clock that stands still but for what a test lets pass. */
async function startPaused(page: Page) {
  await page.clock.install()
  await start(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return await shownAtRest(page)
}
const next = (n: number) => (n % 5) + 1

test.describe('by itself', () => {
  test.use({ viewport: desktop })

  test('advances by one every 2 s, and loops', async ({ page }) => {
    let shown = await startPaused(page)
    // The first turn ends the interval that was running.
    for (let turn = 0; turn < 7; turn++) {
      let waited = 0
      while ((await tab(page, shown).getAttribute('aria-selected')) === 'true') {
        await page.clock.runFor(50)
        waited += 50
        expect(waited, `turn ${turn}`).toBeLessThanOrEqual(INTERVAL_MS * (1 + TOLERANCE))
      }
      if (turn > 0) expect(waited, `turn ${turn}`).toBeGreaterThan(INTERVAL_MS * (1 - TOLERANCE))
      shown = next(shown)
      expect(await shownAtRest(page)).toBe(shown)
    }
  })

  const pauses: Record<string, (page: Page) => Promise<void>> = {
    'under the pointer': (page) => page.locator(`${carousel} .splide__track`).hover(),
    'with the focus in it': (page) => page.getByRole('tab', { selected: true }).focus(),
    'by its control': (page) => page.getByRole('button', { name: 'Pause carousel' }).click(),
    'once less motion is asked for': async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Play carousel' }).waitFor()
    },
  }
  for (const [how, pause] of Object.entries(pauses)) {
    test(`stays where it is ${how}`, async ({ page }) => {
      const shown = await startPaused(page)
      await pause(page)
      if (how.startsWith('by')) {
        // Away from the pointer and the focus, which would hold it too.
        await page.mouse.move(5, 5)
        await page.getByRole('button', { name: 'Play carousel' }).blur()
      }
      await page.clock.runFor(THREE_INTERVALS_MS)
      await isShown(page, shown)
    })
  }

  test('under reduced motion it waits for a press of play', async ({ page }) => {
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

test('a row that is scrolled by key keeps the focus when the carousel’s code arrives', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/RunningCarousel-*.js', async (route) => {
    await held
    await route.continue()
  })
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

test('a slide takes 500 ms, in even speed', async ({ page }) => {
  await page.setViewportSize(desktop)
  await start(page)
  const moves = await page.locator(carousel).evaluate(async (root) => {
    const last = [...root.querySelectorAll<HTMLElement>('[role="tab"]')].at(-1)
    last?.click()
    await new Promise((done) => requestAnimationFrame(done))
    const list = root.querySelector('.splide__list')
    return list?.getAnimations().map((move) => move.effect?.getTiming())
  })
  expect(moves).toMatchObject([{ duration: 500, easing: 'linear' }])
})

test('dragged by a mouse it moves, and marks no words', async ({ page }) => {
  await page.setViewportSize(desktop)
  await start(page)
  const words = page.locator(`${carousel} .is-active blockquote`).first()
  await words.scrollIntoViewIfNeeded()
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 200, y + 20)
  await page.mouse.down()
  await page.mouse.move(x - 200, y + 30, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByRole('tab', { name: active(1) })).not.toHaveAttribute('aria-selected')
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})
