import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { title } from './support/menu.ts'
import { jumpTo, position, recordScroll, waitUntilSaved } from './support/scroll.ts'
import { desktop, expect, hydrated, open, settled, test } from './support/test.ts'

test.use({ viewport: desktop })

const FAR = 1500

test('late hydration, a reload and Back from another site keep the scroll position', async ({
  page,
}) => {
  const expectPosition = async (top: number) => {
    await hydrated(page)
    await settled(page)
    expect(await position(page)).toBe(top)
  }
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/')
  await jumpTo(page, 900)
  release()
  await expectPosition(900)
  await page.reload()
  await expectPosition(900)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(title(page, 'About Us')).toBeFocused()
  await expect.poll(() => position(page)).toBe(0)
  await jumpTo(page, FAR)
  await waitUntilSaved(page)
  await page.goto('about:blank')
  await waitUntilSaved(page)
  await page.goBack()
  await expectPosition(FAR)
})

const followLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
const ways = {
  'a link': followLink,
  Back: (page: Page) => page.goBack(),
  Forward: (page: Page) => page.goForward(),
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`links, Back and Forward scroll to the top, motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    // Smooth or instant is a question for the browser: what counts is how it is asked.
    await page.addInitScript(() => {
      const asked: (string | undefined)[] = []
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
      window.scrollTo = ((options: ScrollToOptions) => {
        asked.push(options.behavior)
        scroll(options)
      }) as typeof window.scrollTo
      Object.assign(window, { asked })
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    await open(page, '/')
    for (const [way, go] of Object.entries(ways)) {
      await jumpTo(page, FAR)
      const seen = await recordScroll(page, () => go(page))
      // Never down again on the way.
      expect(seen, way).toEqual(seen.toSorted((a, b) => b - a))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
      expect((await asked()).at(-1), way).toBe(motion === 'reduce' ? 'instant' : 'smooth')
    }
    await test.step('a link to the same page', async () => {
      await jumpTo(page, FAR)
      await followLink(page)
      await expect.poll(() => position(page)).toBe(0)
      await expect(title(page, 'Services')).toBeFocused()
    })
  })
}
