import type { Locator, Page } from '@playwright/test'
import { withoutAv1 } from './support/films.ts'
import { decode } from './support/pixels.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })
test.beforeEach(({ page }) => withoutAv1(page))

const LOOP = 7
const PAUSE = 'Pause flight tracks'
const PLAY = 'Play flight tracks'

const film = (page: Page, card: number) => page.getByRole('article').nth(card).locator('video')
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused)
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) => videos.filter(({ paused }) => !paused).length)

async function showCard(page: Page, card: number) {
  await page.getByRole('article').nth(card).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(film(page, card))).toBe(false)
  await expect
    .poll(() => film(page, card).evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(3)
  await expect(film(page, card)).toHaveCSS('opacity', '1')
}

/** @returns by how many seconds the second film is behind the first in their loop */
async function lag(page: Page, first: number, second: number): Promise<number> {
  const [a = 0, b = 0] = await page
    .locator('article video')
    .evaluateAll(
      (videos: HTMLVideoElement[], cards) => cards.map((at) => videos[at]?.currentTime ?? 0),
      [first, second],
    )
  return (a - b + LOOP) % LOOP
}

test('films load near the view, and one control pauses those of all cards', async ({ page }) => {
  await open(page, '/services')
  await showCard(page, 0)
  const films = await page
    .locator('article video')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.map(({ muted, loop, currentSrc }) => ({ muted, loop, loaded: currentSrc !== '' })),
    )
  expect(films).toHaveLength(10)
  expect(films.filter(({ muted, loop }) => !muted || !loop)).toEqual([])
  expect([films.at(0)?.loaded, films.at(-1)?.loaded]).toEqual([true, false])
  await page.getByRole('button', { name: PAUSE }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: PLAY })).toBeFocused()
  await expect.poll(() => playing(page)).toBe(0)
  // Films of cards that come into view later stay paused too.
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(5)).toBeInViewport()
  expect(await playing(page)).toBe(0)

  await page.getByRole('button', { name: PLAY }).focus()
  await page.keyboard.press('Enter')
  await showCard(page, 0)
})

test('aircraft cross one after another, also after their cards left the view', async ({ page }) => {
  await open(page, '/services')
  await showCard(page, 0)
  await showCard(page, 1)
  const apart = () => lag(page, 0, 1)
  const offTurn = async () => Math.abs((await apart()) - LOOP / 3)
  await expect.poll(offTurn).toBeLessThan(0.5)

  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(film(page, 0))).toBe(true)
  await film(page, 0).evaluate((video: HTMLVideoElement) => {
    video.currentTime = (video.currentTime + 3) % video.duration
  })
  await showCard(page, 1)
  await showCard(page, 0)
  await expect.poll(offTurn).toBeLessThan(0.5)
})

test('a paused film does not change the picture below it', async ({ page }) => {
  await open(page, '/services')
  await showCard(page, 2)
  await page.getByRole('button', { name: PAUSE }).evaluate((button: HTMLElement) => button.click())
  await expect.poll(() => playing(page)).toBe(0)
  const video = film(page, 2)
  await video.evaluate((element: HTMLVideoElement) => (element.currentTime = 5))
  const picture = page.getByRole('article').nth(2).locator('picture').locator('xpath=..')
  const look = async (visibility: 'hidden' | 'visible') => {
    await video.evaluate(
      (element: HTMLElement, value) => (element.style.visibility = value),
      visibility,
    )
    return (await decode(await picture.screenshot())).data
  }
  /** The largest difference of a colour channel, of 255. */
  const difference = async () => {
    const bare = await look('hidden')
    const resting = await look('visible')
    return resting.reduce((most, value, i) => Math.max(most, Math.abs(value - (bare[i] ?? 0))), 0)
  }
  // A browser may paint the picture or the frame at the new time only later.
  await expect.poll(difference).toBeLessThanOrEqual(3)
})
