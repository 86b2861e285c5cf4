import type { Page } from '@playwright/test'
import { FAILED, holdAnswer, openForm, send, SENT, type } from './support/contactForm.ts'
import { follow } from './support/menu.ts'
import { desktop, expect, phone, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

const copy = (page: Page) => page.getByRole('button', { name: 'Copy phone number' })
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Phone number copied' })

test('one toast at a time stays below the header, and Escape closes it', async ({ page }) => {
  await openForm(page)
  for (let turn = 0; turn < 6; turn += 1) await copy(page).press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(copy(page)).toBeFocused()
  // Keeps it open while it is measured.
  await toast(page).hover()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const header = await page.getByRole('banner').boundingBox()
    const box = await toast(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
    expect(viewport.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
  }
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
})

test('a toast closes after 3 s, or by its button, but not while that has the focus', async ({
  page,
}) => {
  await openForm(page)
  /** The library closes a toast when an animation of 3 s ends, which `page.clock` cannot turn. */
  const timer = () =>
    toast(page).evaluate((element) => {
      const animations = element.getAnimations({ subtree: true })
      return animations.find(({ effect }) => effect?.getTiming().duration === 3000)?.playState
    })
  await copy(page).click()
  await expect.poll(timer).toBe('running')
  const close = toast(page).getByRole('button')
  await close.focus()
  await expect.poll(timer).toBe('paused')
  await close.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test('a result is told on any page, and waits until the document is visible', async ({
  page,
  allow,
}) => {
  allow(/^error: The contact message was not sent\./, /: 500$/)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await openForm(page)
  await type(page)
  for (const [status, result, line] of [
    [500, FAILED, 'could not confirm'],
    [200, SENT, 'Sent at'],
  ] as const) {
    const answer = await holdAnswer(page)
    await send(page)
    await follow(page, 'About Us')
    await setHidden(true)
    answer(status)
    await follow(page, 'Contact Us')
    await expect(page.getByText(line)).toBeVisible()
    await expect(page.getByText(result)).toHaveCount(0)
    await setHidden(false)
    await expect(page.getByText(result)).toBeVisible()
  }
})
