import type { Page } from '@playwright/test'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

/** What is not wholly opaque, by its text: visible to a test and to no one else. */
const faint = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.innerText.trim())
      .filter((element) => Number(getComputedStyle(element).opacity) < 1)
      .map((element) => element.textContent?.trim().slice(0, 40)),
  )

const words = (page: Page) => page.getByRole('heading', { level: 1 }).locator('xpath=..')

/** The hero's own movement, as the browser runs it. */
const movement = (page: Page) =>
  words(page).evaluate((element) =>
    element.getAnimations().map(({ effect }) => {
      const { delay, duration, easing } = effect?.getTiming() ?? {}
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      const moved = frames.flatMap((frame) => Object.keys(frame))
      const properties = moved.filter((name) => ['transform', 'opacity'].includes(name))
      // The curve of a CSS animation is that of its frames.
      return { delay, duration, easing: frames[0]?.easing ?? easing, properties }
    }),
  )

/** Halts CSS animations at their start, where a test can look at them. */
const halt = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) for (const motion of target.getAnimations()) motion.pause()
    })
  })

test('the hero rises for 400 ms after 200 ms on a loaded page', async ({ page }) => {
  await halt(page)
  await page.goto('/')
  await expect
    .poll(() => movement(page))
    .toEqual([
      { delay: 200, duration: 400, easing: 'ease', properties: ['transform', 'transform'] },
    ])
})

test('the hero does not move under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await halt(page)
  await open(page, '/')
  expect(await movement(page)).toEqual([])
})

test('parts below the view are transparent until they are scrolled into view', async ({ page }) => {
  await open(page, '/services/fuel')
  await expect.poll(() => faint(page)).not.toEqual([])
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += desktop.height / 2) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  await expect.poll(() => faint(page)).toEqual([])
})

test('reduced motion switched on during the visit reveals everything at once', async ({ page }) => {
  await open(page, '/services/fuel')
  await expect.poll(() => faint(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await faint(page)).toEqual([])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(
    await page.evaluate(() =>
      document.getAnimations().some((motion) => !(motion instanceof CSSTransition)),
    ),
  ).toBe(false)
})

test('a part that was touched while it faded in stays visible after the next tap', async ({
  page,
}) => {
  await open(page, '/services')
  const card = page.getByRole('article').nth(6)
  await card.scrollIntoViewIfNeeded()
  const opacity = await card.evaluate(async ({ parentElement }) => {
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
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await expect(page.getByRole('button', { name: 'Pause film' }).first()).toBeVisible()
})

test('switching on reduced motion stops a running film', async ({ page }) => {
  await open(page, '/')
  const film = page.locator('main video').first()
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isPaused).toBe(true)
  await page.getByRole('button', { name: 'Play film' }).first().click()
  await expect.poll(isPaused).toBe(false)
})
