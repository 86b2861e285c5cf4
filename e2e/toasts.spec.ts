import { expect, test } from './support/contactForm.ts'
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
