import type { Page } from '@playwright/test'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, reducedMotion: 'no-preference' })

const SLOW_STEP_PX = 24

/** @returns the texts that are not fully opaque; Playwright treats them as visible */
const translucentTexts = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.innerText.trim())
      .filter((element) => Number(getComputedStyle(element).opacity) < 1)
      .map((element) => element.textContent?.trim().slice(0, 40)),
  )

test('the hero rises for 400 ms after 200 ms, but not under reduced motion (6.1)', async ({
  page,
}) => {
  await open(page, '/')
  const hero = page.getByRole('heading', { level: 1 }).locator('xpath=..')
  await expect(hero).toHaveCSS('animation-delay', '0.2s')
  await expect(hero).toHaveCSS('animation-duration', '0.4s')
  await expect(hero).toHaveCSS('animation-timing-function', 'ease')
  await expect(hero).toHaveCSS('opacity', '1')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(hero).toHaveCSS('animation-name', 'none')
})

for (const [path, delay, duration, offset] of [
  ['/', 0, 400, 120],
  ['/services', 200, 400, 120],
  ['/about-us', 100, 800, 100],
] as const) {
  test(`${path} fades its parts in ${offset} px above the fold, for ${duration} ms after ${delay} ms (6.1)`, async ({
    page,
  }) => {
    type Fade = { timing: KeyframeAnimationOptions; depth: number }
    const fades: Fade[] = []
    await page.exposeFunction('report', (fade: Fade) => fades.push(fade))
    await page.addInitScript(() => {
      const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate')
      Element.prototype.animate = function (keyframes, timing) {
        const depth = innerHeight - this.getBoundingClientRect().top
        Reflect.get(window, 'report')({ timing, depth })
        return animate.call(this, keyframes, timing)
      }
    })
    await open(page, path)
    await watchVanishing(page)
    const findFirst = () =>
      fades.find(({ timing }) => timing.delay === delay && timing.duration === duration)
    for (let step = 0; step < 200 && !findFirst(); step++) {
      await page.evaluate(async (top) => {
        scrollBy({ top, behavior: 'instant' })
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      }, SLOW_STEP_PX)
    }
    const first = findFirst()
    expect(first?.timing.easing).toBe('ease')
    // The browser reports an element up to two frames after it has reached the line.
    expect(first?.depth).toBeGreaterThanOrEqual(offset)
    expect(first?.depth).toBeLessThan(offset + 4 * SLOW_STEP_PX)
    await scrollThrough(page)
    await expect.poll(() => translucentTexts(page)).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'vanished'))).toEqual([])
  })
}

for (const path of ['/', '/services', '/about-us', '/contact-us']) {
  test(`${path} hides nothing while it rests, so that it can be saved and photographed (6.1)`, async ({
    page,
  }) => {
    await open(page, path)
    // The figures of the strip on Home fade in once.
    await expect.poll(() => translucentTexts(page)).toEqual([])
    // Some programs photograph a whole page like this.
    await page.setViewportSize({ width: desktop.width, height: 5000 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(await translucentTexts(page)).toEqual([])
    await page.setViewportSize(desktop)
    await open(page, path)
    // A part that has come into view by less than its offset.
    await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main h2, main article')]
      const below = parts.find((part) => part.getBoundingClientRect().top > innerHeight)
      const top = Number(below?.getBoundingClientRect().top)
      scrollTo({ top: top - innerHeight + 40, behavior: 'instant' })
      return new Promise((done) => addEventListener('scrollend', done, { once: true }))
    })
    await expect.poll(() => translucentTexts(page)).toEqual([])
  })
}

test('a part is visible while it has the focus, and on paper (6.1, 9.3)', async ({ page }) => {
  await open(page, '/services')
  await keepScrolling(page)
  const card = page.getByRole('article').last()
  const part = card.locator('xpath=..')
  await expect(part).toHaveCSS('opacity', '0')
  await card
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }))
  await expect(part).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => translucentTexts(page)).toEqual([])
})

test('no part is hidden under reduced motion, also when it is switched on later (6.4)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services')
  await keepScrolling(page)
  expect(await translucentTexts(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => translucentTexts(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await translucentTexts(page)).toEqual([])
})

/** Scrolls by a pixel to and fro in each frame, for as long as the page is open. */
const keepScrolling = (page: Page) =>
  page.evaluate(() => {
    const scroll = () => {
      scrollTo({ top: 1 - scrollY, behavior: 'instant' })
      requestAnimationFrame(scroll)
    }
    scroll()
  })

/** Collects in `vanished` each part that becomes less visible after a frame in which it was seen. */
const watchVanishing = (page: Page) =>
  page.evaluate(() => {
    const vanished: string[] = []
    Object.assign(window, { vanished })
    const seen = new Map<Element, number>()
    const parts = [...document.querySelectorAll('main div:has(h2, h3)')]
    const look = () => {
      for (const part of parts) {
        const opacity = Number(getComputedStyle(part).opacity)
        if (opacity < (seen.get(part) ?? 0)) vanished.push(part.textContent.slice(0, 40))
        if (part.getBoundingClientRect().top < innerHeight) seen.set(part, opacity)
      }
      requestAnimationFrame(look)
    }
    look()
  })
