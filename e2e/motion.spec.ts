import type { Page } from '@playwright/test'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

/** @returns the texts that are not fully opaque, which Playwright takes for visible */
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

for (const [path, delay, duration] of [
  ['/', 0, 400],
  ['/services', 200, 400],
  ['/about-us', 100, 800],
] as const) {
  test(`${path} fades its parts in within ${duration} ms after ${delay} ms (6.1)`, async ({
    page,
  }) => {
    const seen: unknown[] = []
    await page.exposeFunction('report', (timing: unknown) => seen.push(timing))
    await page.addInitScript(() => {
      const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate')
      Element.prototype.animate = function (keyframes, options) {
        Reflect.get(window, 'report')(options)
        return animate.call(this, keyframes, options)
      }
    })
    await open(page, path)
    await expect.poll(() => translucentTexts(page)).not.toEqual([])
    await scrollThrough(page)
    expect(seen).toContainEqual(expect.objectContaining({ duration, delay, easing: 'ease' }))
    await expect.poll(() => translucentTexts(page)).toEqual([])
  })
}

test('a part is visible while it has the focus, and on paper (6.1, 9.3)', async ({ page }) => {
  await open(page, '/services')
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

test('reduced motion reveals everything, also when it is switched on later (6.4)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services')
  expect(await translucentTexts(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/services/fuel')
  await expect.poll(() => translucentTexts(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await translucentTexts(page)).toEqual([])
})
