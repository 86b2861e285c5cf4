import type { Page } from '@playwright/test'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, test } from './support/test.ts'
import { openTool, toolOf } from './support/tools.ts'

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
  })
}

test('Services hides nothing while it rests, so that it can be saved and photographed (6.1)', async ({
  page,
}) => {
  await open(page, '/services')
  // Some programs photograph a whole page like this.
  await page.setViewportSize({ width: desktop.width, height: 5000 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(await translucentTexts(page)).toEqual([])
  await page.setViewportSize(desktop)
  await open(page, '/services')
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

test('shapes move in 320 ms to what is typed, and at once without a focus and under reduced motion (6.6)', async ({
  page,
}) => {
  const part = await openTool(page, toolOf('/services/cargo-flights'))
  const shape = part.locator('[role="img"] rect').first()
  await expect(shape).toHaveCSS('transition-duration', '0s')
  await part.getByLabel('Length').focus()
  await expect(shape).toHaveCSS('transition-duration', /^0\.32s/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(shape).toHaveCSS('transition-duration', '0s')
})
