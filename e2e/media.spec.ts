import type { Locator } from '@playwright/test'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { afterRequests, withoutAv1 } from './support/conditions.ts'
import { service } from './support/services.ts'
import { desktop, expect, open, phone, saveData, test } from './support/test.ts'

test.use({ viewport: desktop, films: true, reducedMotion: 'no-preference' })
test.beforeEach(({ page }) => withoutAv1(page))

const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)

test('the films of the service cards play while in view, until one button pauses them all (6.2)', async ({
  page,
}) => {
  await open(page, '/services')
  const films = page.getByRole('article').locator('video')
  await expect(films).toHaveCount(SERVICE_SLUGS.length)
  await films.first().scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(films.first())).toBe(false)
  await expect(films.last()).toHaveJSProperty('readyState', 0)
  await films.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(films.last())).toBe(false)
  await expect.poll(() => isPaused(films.first())).toBe(true)
  await page.getByRole('button', { name: 'Pause flight tracks' }).press('Space')
  await expect(page.getByRole('button', { name: 'Play flight tracks' })).toBeFocused()
  await expect.poll(() => isPaused(films.last())).toBe(true)
})

for (const path of ['/', '/services']) {
  test(`${path} fetches no film with Save-Data or reduced motion (6.2)`, async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url())
    })
    const expectNone = async () => {
      await open(page, path)
      const play = page.getByRole('button', { name: /^Play (film|flight tracks)$/ }).last()
      await play.scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: /^Pause (film|flight tracks)$/ })).toHaveCount(
        0,
      )
      // Observers report in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      await afterRequests(page)
      expect(films).toEqual([])
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectNone()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(saveData)
    await expectNone()
  })
}

test.describe('on a phone of 390 px with a pixel ratio of 3', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3, films: false })

  for (const path of ['/', '/about-us', '/contact-us', service.link]) {
    test(`every picture of ${path} is sharp, or the largest available`, async ({ page }) => {
      await open(page, path)
      for (const picture of await page.locator('main picture img').all()) {
        // The carousel replaces its slides when it starts.
        await expect(async () => {
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).toHaveJSProperty('complete', true)
          expect(await picture.evaluate(measureEnlargement)).toBeLessThan(1.1)
        }).toPass()
      }
    })
  }
})

/** @returns how many device pixels each pixel of the loaded file fills; 1 if that file is the largest */
function measureEnlargement(node: SVGElement | HTMLElement): number {
  const picture = node as HTMLImageElement
  const widthOf = (url: string) => Number(/-(\d+)\.\w+$/.exec(url)?.[1])
  const [name = ''] = picture.currentSrc.split(/-\d+\.\w+$/)
  const offered = [...(picture.parentElement?.querySelectorAll('source, img') ?? [])]
    .flatMap((source) => (source.getAttribute('srcset') ?? '').split(', '))
    .map((candidate) => new URL(candidate.split(' ')[0] ?? '', location.href).href)
    .filter((url) => url.startsWith(`${name}-`))
  const chosen = widthOf(picture.currentSrc)
  if (chosen === Math.max(...offered.map(widthOf))) return 1
  const { width, height } = picture.getBoundingClientRect()
  const shown = Math.max(width, (height * picture.naturalWidth) / picture.naturalHeight)
  return (shown * devicePixelRatio) / chosen
}
