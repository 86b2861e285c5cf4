import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { withoutAv1 } from './support/films.ts'
import { findFaintLines, textLines } from './support/pixels.ts'
import { inEachLook } from './support/looks.ts'
import { expect, open, test } from './support/test.ts'

/** Loads the pictures that load lazily. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

inEachLook(() => {
  for (const path of SITE_PATHS) {
    // axe cannot judge text over a picture or gradient.
    test(`${path}: every line of text contrasts with the pixels behind it`, async ({ page }) => {
      await open(page, path)
      await loadPictures(page)
      expect((await textLines(page)).length).toBeGreaterThan(40)
      expect(await findFaintLines(page)).toEqual([])
    })
  }

  test('text over the film has contrast in each quarter of it', async ({ page }) => {
    test.slow()
    await withoutAv1(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/')
    const video = page.locator('main video').first()
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .not.toBe(0)
    await page.getByRole('button', { name: 'Pause' }).first().click()
    for (const part of [0, 0.25, 0.5, 0.75]) {
      await video.evaluate(
        (film: HTMLVideoElement, at) =>
          new Promise((resolve) => {
            film.addEventListener('seeked', resolve, { once: true })
            film.currentTime = film.duration * at + 0.01
          }),
        part,
      )
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await findFaintLines(page, false), `at ${part}`).toEqual([])
    }
  })
})
