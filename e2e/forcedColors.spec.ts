import type { Locator } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { contrast, decode, pixel } from './support/pixels.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Of these, what cannot be told from what lies behind it. */
async function faint(marks: Locator): Promise<string[]> {
  const found: string[] = []
  for (const icon of await marks.all()) {
    if (!(await icon.isVisible())) continue
    const picture = await decode(await icon.screenshot({ scale: 'css' }))
    const ground = pixel(picture, 0, 0)
    let most = 1
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        most = Math.max(most, contrast(ground, pixel(picture, x, y)))
      }
    }
    if (most < 3) found.push(await icon.evaluate((node) => String(node.parentElement?.outerHTML)))
  }
  return found
}

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('in the visitor’s own colours every control still shows its icon', async ({ page }) => {
      test.slow()
      for (const path of ['/', '/services/fuel', '/contact-us']) {
        await open(page, path)
        expect(await faint(page.locator('button svg, a svg')), path).toEqual([])
      }
      const button = page.getByRole('button', { name: /Change country/ })
      const arrow = await decode(await button.locator('.arrow').screenshot({ scale: 'css' }))
      const top = pixel(arrow, Math.floor(arrow.width / 2), 1)
      const corner = pixel(arrow, 0, arrow.height - 1)
      expect(contrast(top, corner), 'the arrow of the country is a triangle').toBeGreaterThan(3)
    })

    test('the dots of the carousel are seen, and which of them is the current one', async ({
      page,
    }) => {
      await open(page, '/')
      await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
      const dots = page.getByRole('tab')
      await dots.first().waitFor()
      expect(await faint(dots)).toEqual([])
      const widths = await dots.evaluateAll((all) =>
        all.map((dot) => getComputedStyle(dot, '::before').inlineSize),
      )
      expect(new Set(widths).size).toBe(2)
    })

    test('fields and buttons keep an edge', async ({ page }) => {
      await open(page, '/contact-us')
      const edgeless = await page
        .locator('main input:not([type=hidden]), main textarea, main button, main select')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden]'))
            .filter((control) => control.getBoundingClientRect().width > 1)
            .filter((control) => {
              const { borderBlockEndWidth, outlineStyle } = getComputedStyle(control)
              const own = Number.parseFloat(borderBlockEndWidth) > 0 || outlineStyle !== 'none'
              const frame = control.parentElement
              return (
                !own &&
                Number.parseFloat(getComputedStyle(frame ?? control).borderBlockEndWidth) === 0
              )
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        )
      expect(edgeless).toEqual([])
    })
  })
}

test('the current page is marked by more than a colour', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of SITE_PATHS.slice(0, 4)) {
    await open(page, path)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
    await expect(current).toBeVisible()
    const [plain, marked] = await Promise.all(
      [
        page.getByRole('navigation', { name: 'Main' }).locator('a:not([aria-current])').first(),
        current.first(),
      ].map((link) =>
        link.evaluate((node) => {
          const { textDecorationLine, borderBlockEndWidth, fontWeight } = getComputedStyle(node)
          const after = getComputedStyle(node, '::after')
          return [
            textDecorationLine,
            borderBlockEndWidth,
            fontWeight,
            after.content,
            after.borderBlockEndWidth,
            after.backgroundColor,
          ].join()
        }),
      ),
    )
    expect(marked, path).not.toBe(plain)
  }
})
