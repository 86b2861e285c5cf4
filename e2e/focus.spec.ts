import type { Locator, Page } from '@playwright/test'
import { contrast, decode, pixel } from './support/pixels.ts'
import { inEachLook } from './support/looks.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const FOCUSABLE = 'a[href], button, input, textarea, [tabindex="0"], [role="tab"][tabindex="0"]'
/** Room for the ring around an element, in pixels. */
const ROOM = 8

/** The share of a 2 px line around the element that changes by 3:1 with the focus; 1 is all. */
async function ringShare(page: Page, element: Locator): Promise<number> {
  await element.evaluate((node: HTMLElement) => {
    node.blur()
    node.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const box = await element.boundingBox()
  const view = page.viewportSize()
  if (!box || !view) return 0
  const x = Math.max(0, Math.floor(box.x - ROOM))
  const y = Math.max(0, Math.floor(box.y - ROOM))
  const clip = {
    x,
    y,
    width: Math.min(view.width, Math.ceil(box.x + box.width + ROOM)) - x,
    height: Math.min(view.height, Math.ceil(box.y + box.height + ROOM)) - y,
  }
  const before = await decode(await page.screenshot({ clip, scale: 'css' }))
  await element.evaluate((node: HTMLElement) =>
    node.focus({ preventScroll: true, focusVisible: true }),
  )
  const after = await decode(await page.screenshot({ clip, scale: 'css' }))
  let changed = 0
  for (let row = 0; row < before.height; row++) {
    for (let column = 0; column < before.width; column++) {
      if (contrast(pixel(before, column, row), pixel(after, column, row)) >= 3) changed++
    }
  }
  // WCAG 2.4.13: as large as a line of 2 px around the element.
  return changed / (2 * 2 * (box.width + box.height))
}

async function withoutRing(page: Page, within: Locator) {
  const found: string[] = []
  let seen = 0
  const tested = new Set<string>()
  for (const element of await within.locator(FOCUSABLE).all()) {
    const usable = await element.evaluate(
      (node: HTMLElement) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        node.tabIndex >= 0 &&
        !node.closest('[aria-hidden="true"], .splide__slide--clone') &&
        node.getBoundingClientRect().width > 1,
    )
    if (!usable) continue
    // Elements of one class have one focus style.
    const style = await element.evaluate(
      (node) => `${node.tagName} ${node.className} ${node.parentElement?.className}`,
    )
    if (tested.has(style)) continue
    tested.add(style)
    seen++
    const share = await ringShare(page, element)
    const name = await element.evaluate(
      (node) => node.getAttribute('aria-label') ?? node.textContent,
    )
    if (share < 0.8) found.push(`${name?.slice(0, 40)}: ${share.toFixed(2)}`)
  }
  expect(seen, `${page.url()}, kinds of controls`).toBeGreaterThan(1)
  return found
}

inEachLook(() => {
  test('the focus ring is visible on every kind of control', async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, '/')
    expect.soft(await withoutRing(page, page.locator('header').first()), 'header').toEqual([])
    expect.soft(await withoutRing(page, page.getByRole('contentinfo')), 'footer').toEqual([])
    await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
    await page.getByRole('tab').first().waitFor()
    for (const path of ['/', '/services', '/about-us', '/contact-us', '/services/fuel']) {
      if (path !== '/') await open(page, path)
      expect.soft(await withoutRing(page, page.getByRole('main')), path).toEqual([])
    }
  })

  test('the focus ring is visible in the phone menu', async ({ page }) => {
    test.slow()
    await page.setViewportSize(phone)
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Show services' }).click()
    expect(await withoutRing(page, page.getByRole('navigation', { name: 'Main' }))).toEqual([])
  })
})

/** Presses Shift+Tab, and expects the focus below the sticky header each time. @returns the tags */
async function tabBack(page: Page, stops: number, label = '') {
  const tags: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    // A part that was scrolled into view starts to fade in a frame later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await page.keyboard.press('Shift+Tab')
    const { tag, gap } = await page.evaluate(async () => {
      const focused = document.activeElement
      const isAround = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.target?.contains(focused)
      const fades = document.getAnimations().filter(isAround)
      await Promise.all(fades.map(({ finished }) => finished))
      const { top = 0 } = focused?.getBoundingClientRect() ?? {}
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
      return { tag: focused?.tagName ?? '', gap: top - bottom }
    })
    tags.push(tag)
    // A table, in its box, may be higher than the window.
    if (tag !== 'DIV') expect.soft(gap, `${tag} ${stop}${label}`).toBeGreaterThanOrEqual(0)
  }
  return tags
}

test.describe('Shift+Tab never leaves the focus under the header', () => {
  test('among cards that fade in', async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/services')
    await page.getByRole('main').locator('h3 a').last().focus()
    await tabBack(page, 12)
  })

  test('in an instrument', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await open(page, '/services/operations')
    await page.locator('#instrument summary').click()
    await page.locator('#instrument table').last().scrollIntoViewIfNeeded()
    await page.locator('#instrument ~ section a').first().focus()
    expect(await tabBack(page, 12)).toEqual(expect.arrayContaining(['SUMMARY', 'INPUT']))
  })

  test('in the textareas of the form', async ({ page }) => {
    await open(page, '/contact-us')
    await page.locator('summary', { hasText: 'Fill in the flight' }).click()
    await expect(page.getByLabel('What it needs')).toBeVisible()
    for (const height of [600, 800]) {
      await page.setViewportSize({ width: 1440, height })
      await page.getByRole('contentinfo').getByRole('link').first().focus()
      const tags = await tabBack(page, 24, `, ${height} px high`)
      expect(tags.filter((tag) => tag === 'TEXTAREA')).toHaveLength(2)
    }
  })
})
