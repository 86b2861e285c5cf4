import { expect, test } from './support/contactForm.ts'
import { follow } from './support/menu.ts'
import { desktop, phone } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('one toast at a time, below the header, for 3 s or until closed', async ({ page, form }) => {
  await form.open()
  const copy = page.getByRole('button', { name: 'Copy phone number' })
  const toast = page.getByRole('status').filter({ hasText: 'Phone number copied' })
  for (let turn = 0; turn < 6; turn += 1) await copy.press('Enter')
  await expect(toast).toHaveCount(1)
  await expect(copy).toBeFocused()
  /** The library closes a toast when an animation of 3 s ends, which `page.clock` cannot turn. */
  const timer = () =>
    toast.evaluate((element) => {
      const animations = element.getAnimations({ subtree: true })
      return animations.find(({ effect }) => effect?.getTiming().duration === 3000)?.playState
    })
  await expect.poll(timer).toBe('running')
  const close = toast.getByRole('button')
  await close.focus()
  await expect.poll(timer).toBe('paused')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const header = await page.getByRole('banner').boundingBox()
    const box = await toast.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
    expect(viewport.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
  }
  await close.press('Enter')
  await expect(toast).toHaveCount(0)
  await copy.click()
  // It stays open until the pointer leaves it.
  await toast.hover()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
})

test('a result is told on any page, once it can be seen', async ({ page, form, allow }) => {
  allow(/^error: The contact message was not sent\./, /: 500$/)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await form.open()
  await form.enter()
  for (const [status, toast, line] of [
    [500, form.failedToast, 'could not confirm'],
    [200, form.sentToast, 'Sent at'],
  ] as const) {
    const answer = await form.holdAnswer()
    await form.send()
    await follow(page, 'About Us')
    await setHidden(true)
    answer(status)
    await follow(page, 'Contact Us')
    await expect(page.getByText(line)).toBeVisible()
    await expect(toast).toHaveCount(0)
    await setHidden(false)
    await expect(toast).toBeVisible()
  }
})
