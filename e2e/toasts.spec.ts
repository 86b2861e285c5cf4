import { contactCard } from '#content/contact.ts'
import { expect, test } from './support/contactForm.ts'
import { jumpTo } from './support/scroll.ts'
import { desktop, phone } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const viewport of [phone, desktop]) {
  test(`a toast is at the top right, below the header, at ${viewport.width} px (3.7)`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize(viewport)
    await form.open()
    // Scrolls the owner's notice away, which would move the header down.
    await jumpTo(page, 100)
    await page.getByRole('button', { name: contactCard.copyPhone }).press('Enter')
    const toast = page.getByRole('status').filter({ hasText: contactCard.phoneCopied })
    await expect(toast).toBeVisible()
    await toast.hover()
    const header = await page.getByRole('banner').boundingBox()
    const box = await toast.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
    expect(viewport.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
  })
}

for (const viewport of [phone, desktop]) {
  test(`the success toast does not cover the strip of the sent message at ${viewport.width} px`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize(viewport)
    await form.accept()
    await form.open()
    await form.enter()
    await form.send()
    await form.sentToast.hover()
    await expect(form.sentLine).toBeInViewport({ ratio: 1 })
    // Smooth scrolling has ended when the strip is in the middle of the window.
    await expect
      .poll(async () => {
        const { y = 0 } = (await form.sentLine.boundingBox()) ?? {}
        return Math.abs(y - viewport.height / 2)
      })
      .toBeLessThan(100)
    const toast = await form.sentToast.boundingBox()
    const strip = await form.sentLine.boundingBox()
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThan(strip?.y ?? 0)
  })
}
