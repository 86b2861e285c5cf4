import type { Locator, Page } from '@playwright/test'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const LOOP = 7
const PAUSE = 'Pause flight tracks'
const PLAY = 'Play flight tracks'

const film = (page: Page, card: number) => page.getByRole('article').nth(card).locator('video')
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused)
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) => videos.filter(({ paused }) => !paused).length)

async function see(page: Page, card: number) {
  await page.getByRole('article').nth(card).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(film(page, card))).toBe(false)
  await expect
    .poll(() => film(page, card).evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(3)
  await expect(film(page, card)).toHaveCSS('opacity', '1')
}

/** How far the second film is behind the first, in seconds of their loop. */
async function lag(page: Page, first: number, second: number): Promise<number> {
  const [a = 0, b = 0] = await page
    .locator('article video')
    .evaluateAll(
      (videos: HTMLVideoElement[], cards) => cards.map((at) => videos[at]?.currentTime ?? 0),
      [first, second],
    )
  return (a - b + LOOP) % LOOP
}

test('one control pauses and plays the aircraft of all cards by key', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/services')
  await see(page, 0)
  expect(
    await page
      .locator('article video')
      .evaluateAll((videos: HTMLVideoElement[]) =>
        videos.map(({ muted, loop }) => `${muted} ${loop}`),
      ),
  ).toEqual(Array.from({ length: 10 }, () => 'true true'))
  await page.getByRole('button', { name: PAUSE }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: PLAY })).toBeFocused()
  await expect.poll(() => playing(page)).toBe(0)
  // Cards that come into view later keep still too.
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(5)).toBeInViewport()
  expect(await playing(page)).toBe(0)

  await page.getByRole('button', { name: PLAY }).focus()
  await page.keyboard.press('Enter')
  await see(page, 0)
})

test('aircraft cross one after another, also after their cards left the view', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/services')
  await see(page, 0)
  await see(page, 1)
  const apart = () => lag(page, 0, 1)
  const offTurn = async () => Math.abs((await apart()) - LOOP / 3)
  await expect.poll(offTurn).toBeLessThan(0.5)

  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(film(page, 0))).toBe(true)
  // Wherever it stopped.
  await film(page, 0).evaluate((video: HTMLVideoElement) => {
    video.currentTime = (video.currentTime + 3) % video.duration
  })
  await see(page, 1)
  await see(page, 0)
  await expect.poll(offTurn).toBeLessThan(0.5)
})

test('a card loads its film only near the view', { tag: '@full' }, async ({ page }) => {
  await open(page, '/services')
  await see(page, 0)
  const loaded = await page
    .locator('article video')
    .evaluateAll((videos: HTMLVideoElement[]) => videos.map(({ currentSrc }) => currentSrc !== ''))
  expect(loaded.at(0)).toBe(true)
  expect(loaded.at(-1)).toBe(false)
})

test('the tracks do not play by themselves under reduced motion', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: PLAY })).toBeVisible()
  expect(await playing(page)).toBe(0)
})

test('a paused film does not change the picture below it', { tag: '@full' }, async ({ page }) => {
  await open(page, '/services')
  await see(page, 2)
  await page.getByRole('button', { name: PAUSE }).evaluate((button: HTMLElement) => button.click())
  await expect.poll(() => playing(page)).toBe(0)
  const video = film(page, 2)
  const moment = (seconds: number) =>
    video.evaluate(
      (element: HTMLVideoElement, to) =>
        new Promise((resolve) => {
          element.addEventListener('seeked', resolve, { once: true })
          element.currentTime = to
        }),
      seconds,
    )
  const picture = page.getByRole('article').nth(2).locator('picture').locator('xpath=..')
  await moment(5)
  const resting = await picture.screenshot()
  await video.evaluate((element: HTMLElement) => element.remove())
  const bare = await picture.screenshot()
  expect(await farthest(page, resting, bare)).toBeLessThanOrEqual(3)
})

/** The largest difference of a colour channel between two pictures of one size, of 255. */
function farthest(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
        }),
      )
      let most = 0
      for (let i = 0; i < (a?.length ?? 0); i++) {
        most = Math.max(most, Math.abs((a?.[i] ?? 0) - (b?.[i] ?? 0)))
      }
      return most
    },
    [one.toString('base64'), other.toString('base64')],
  )
}
