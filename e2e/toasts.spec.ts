import { aside } from '#content/contact.ts'
import { menu } from '#content/layout.ts'
import { expect, SENT, test } from './support/contactForm.ts'
import { mainMenu } from './support/menu.ts'
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
    await page.getByRole('button', { name: aside.copyPhone }).press('Enter')
    const toast = page.getByRole('status').filter({ hasText: aside.phoneCopied })
    await expect(toast).toBeVisible()
    await toast.hover()
    const header = await page.getByRole('banner').boundingBox()
    const box = await toast.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
    expect(viewport.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
  })
}

test('a toast waits until the menu of a phone has closed (3.7)', async ({ page, form }) => {
  await page.setViewportSize(phone)
  await form.open()
  // Loads the toast library, so that only the menu delays the toast below.
  await page.getByRole('button', { name: aside.copyPhone }).press('Enter')
  const earlier = page.getByText(aside.phoneCopied)
  await earlier.hover()
  await page.keyboard.press('Escape')
  await expect(earlier).toHaveCount(0)
  await form.enter()
  const answer = await form.holdAnswer()
  await form.send()
  await expect(form.pending).toBeVisible()
  await mainMenu(page)
  answer(200)
  await expect(form.pending).toBeHidden()
  await expect(page.getByText(SENT)).toHaveCount(0)
  await page.getByRole('button', { name: menu.close }).click()
  await expect(form.sentToast).toBeVisible()
})

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
