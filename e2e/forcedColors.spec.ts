import type { Locator } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { contrast, contrastingShare, decode, pixel } from './support/pixels.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** @returns the marks without enough contrast with their background */
async function findFaint(marks: Locator): Promise<string[]> {
  const found: string[] = []
  for (const mark of await marks.all()) {
    if (!(await mark.isVisible())) continue
    const picture = await decode(await mark.screenshot({ scale: 'css' }))
    if (contrastingShare(picture, 3) > 0) continue
    found.push(await mark.evaluate((node) => String(node.parentElement?.outerHTML)))
  }
  return found
}

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('controls keep visible icons and edges in forced colours', async ({ page }) => {
      test.slow()
      await open(page, '/services/fuel')
      const icons = page.locator('button svg, a svg')
      expect.soft(await findFaint(icons), 'icons of a service page').toEqual([])

      await open(page, '/')
      expect.soft(await findFaint(icons), 'icons of Home').toEqual([])
      await test.step('the current dot of the carousel differs from the others', async () => {
        await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
        const dots = page.getByRole('tab')
        await dots.first().waitFor()
        expect(await findFaint(dots)).toEqual([])
        const widths = await dots.evaluateAll((all) =>
          all.map((dot) => getComputedStyle(dot, '::before').inlineSize),
        )
        expect(new Set(widths).size).toBe(2)
      })

      await open(page, '/contact-us')
      expect.soft(await findFaint(icons), 'icons of the form').toEqual([])
      await test.step('the arrow of the country is a triangle', async () => {
        const button = page.getByRole('button', { name: /Change country/ })
        const arrow = await decode(await button.locator('.arrow').screenshot({ scale: 'css' }))
        const top = pixel(arrow, Math.floor(arrow.width / 2), 1)
        const corner = pixel(arrow, 0, arrow.height - 1)
        expect(contrast(top, corner)).toBeGreaterThan(3)
      })
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
      expect(edgeless, 'fields and buttons without an edge').toEqual([])
    })
  })
}

/** @returns how a link differs from others in more than its text colour */
const getMarks = (link: Locator) =>
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
  })

test('more than a colour marks the current page in the menu', async ({ page }) => {
  await page.setViewportSize(desktop)
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const path of SITE_PATHS.slice(0, 4)) {
    await open(page, path)
    const current = menu.locator('[aria-current="page"]')
    await expect(current).toBeVisible()
    const other = menu.locator('a:not([aria-current])').first()
    expect(await getMarks(current), path).not.toBe(await getMarks(other))
  }
})
