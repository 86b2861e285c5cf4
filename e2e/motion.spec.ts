import type { Locator, Page } from '@playwright/test'
import { withoutAv1 } from './support/films.ts'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })
test.beforeEach(({ page }) => withoutAv1(page))

/** @returns the texts that are not fully opaque, which Playwright takes for visible */
const translucentTexts = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.innerText.trim())
      .filter((element) => Number(getComputedStyle(element).opacity) < 1)
      .map((element) => element.textContent?.trim().slice(0, 40)),
  )

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the hero rises for 400 ms after 200 ms, motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    // Pauses each CSS animation at its start, so that the test can read it.
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element) for (const motion of target.getAnimations()) motion.pause()
      })
    })
    await open(page, '/')
    const hero = page.getByRole('heading', { level: 1 }).locator('xpath=..')
    if (reducedMotion === 'reduce') return expect(hero).toHaveCSS('animation-name', 'none')
    await expect(hero).toHaveCSS('animation-delay', '0.2s')
    await expect(hero).toHaveCSS('animation-duration', '0.4s')
    await expect(hero).toHaveCSS('animation-timing-function', 'ease')
    await expect(hero).not.toHaveCSS('transform', 'none')
    await expect(hero).toHaveCSS('opacity', '1')
  })
}

for (const [path, delay, duration] of [
  ['/', 0, 400],
  ['/services', 200, 400],
  ['/about-us', 100, 800],
] as const) {
  test(`${path} fades its parts in within ${duration} ms after ${delay} ms`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        for (const { constructor, effect } of document.getAnimations()) {
          // CSS animations and transitions are subclasses.
          if (constructor !== Animation) continue
          const { duration: time, delay: wait, easing } = effect?.getTiming() ?? {}
          seen.push(`${String(time)} ms after ${wait} ms, ${easing}`)
        }
        requestAnimationFrame(look)
      }
      look()
    })
    await open(page, path)
    await page.mouse.move(300, 300)
    const seen = async () => {
      await page.mouse.wheel(0, 300)
      return await page.evaluate(() => (window as Window & { seen?: string[] }).seen)
    }
    await expect.poll(seen).toContain(`${duration} ms after ${delay} ms, ease`)
  })
}

test('parts below the view are transparent until they are scrolled into view', async ({ page }) => {
  await open(page, '/services/fuel')
  await expect.poll(() => translucentTexts(page)).not.toEqual([])
  // The taxi line through the steps.
  const title = page.getByRole('heading', { name: 'How it runs' })
  const line = title.locator('xpath=following-sibling::div/div')
  await expect(line).toHaveCSS('opacity', '0')
  await scrollThrough(page)
  await expect.poll(() => translucentTexts(page)).toEqual([])
  await expect(line).toHaveCSS('opacity', '1')
  await expect(line).toHaveCSS('transform', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeHidden()
})

test('parts that a jump to the end of the page passes are revealed', async ({ page }) => {
  await open(page, '/services/fuel')
  await expect.poll(() => translucentTexts(page)).not.toEqual([])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => translucentTexts(page)).toEqual([])
})

test('a service strip slides out under the mouse and for the keyboard', async ({ page }) => {
  await open(page, '/services')
  const strip = page.getByRole('article').first()
  await strip.hover()
  await expect(strip).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 8, 0)')
  await page.mouse.move(0, 0)
  await expect(strip).toHaveCSS('transform', 'none')
  await page.keyboard.press('Tab')
  await strip.getByRole('link').first().focus()
  await expect(strip).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 8, 0)')
})

test('reduced motion reveals everything at once and fetches no film', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await test.step('from the start', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/services')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: 'Play flight tracks' })).toBeVisible()
    expect(await translucentTexts(page)).toEqual([])
    expect(films).toEqual([])
  })
  await test.step('switched on during the visit', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/services/fuel')
    await expect.poll(() => translucentTexts(page)).not.toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await translucentTexts(page)).toEqual([])
    const started = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const fades: Animation[] = []
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        for (let turn = 0; turn < 3; turn++) await frame()
        fades.push(
          ...document.getAnimations().filter(({ constructor }) => constructor === Animation),
        )
      }
      return fades.length
    })
    expect(started).toBe(0)
  })
})

test('a part touched while it fades in stays visible', async ({ page }) => {
  await open(page, '/services')
  await expect.poll(() => translucentTexts(page)).not.toEqual([])
  const card = page.getByRole('article').nth(6)
  const opacity = await card.evaluate(async ({ parentElement }) => {
    parentElement?.scrollIntoView({ block: 'center' })
    const fade = () => parentElement?.getAnimations()[0]
    while (!fade()) await new Promise((done) => requestAnimationFrame(done))
    const { finished } = fade() ?? {}
    // A swipe: the browser takes the gesture for itself.
    parentElement?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    parentElement?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    await finished
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    return parentElement && getComputedStyle(parentElement).opacity
  })
  expect(opacity).toBe('1')
})

const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)

for (const [path, orders] of [
  ['/', ['first', 'last']],
  ['/services/ground-handling', ['first']],
] as const) {
  test(`the films of ${path} play muted in a loop, and a key stops them`, async ({ page }) => {
    await open(page, path)
    for (const order of orders) {
      const film = page.locator('video')[order]()
      await film.scrollIntoViewIfNeeded()
      await expect.poll(() => isPaused(film)).toBe(false)
      await expect(film).toHaveCSS('opacity', '1')
      await expect(film).toHaveJSProperty('muted', true)
      await expect(film).toHaveJSProperty('loop', true)
      await page.getByRole('button', { name: 'Pause film' })[order]().press('Space')
      const play = page.getByRole('button', { name: 'Play film' })[order]()
      await expect(play).toBeFocused()
      await expect.poll(() => isPaused(film)).toBe(true)
      await play.press('Enter')
      await expect.poll(() => isPaused(film)).toBe(false)
    }
    await test.step('reduced motion stops a running film, which can be played again', async () => {
      const film = page.locator('video').last()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(() => isPaused(film)).toBe(true)
      await page.getByRole('button', { name: 'Play film' }).last().click()
      await expect.poll(() => isPaused(film)).toBe(false)
    })
  })
}

test('the control offers to play when the browser blocks autoplay', async ({ page }) => {
  await page.addInitScript(() => {
    let isAsked = false
    addEventListener('pointerdown', () => (isAsked = true), true)
    const play: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, 'play')
    HTMLMediaElement.prototype.play = function playOnRequest() {
      if (isAsked) return play.call(this)
      return Promise.reject(new DOMException('Low power', 'NotAllowedError'))
    }
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Play film' }).first().click()
  const film = page.locator('main video').first()
  await expect.poll(() => isPaused(film)).toBe(false)
  await expect(page.getByRole('button', { name: 'Pause film' }).first()).toBeVisible()
})
