import type { Page } from '@playwright/test'
import { expect, FAILED, SENT, test } from './support/contactForm.ts'
import { follow, mainMenu, profileDialog, profileLink } from './support/menu.ts'
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

/**
 * Watches for toasts that appear below a dialog or an open menu, where they are inert: neither announced
 * nor to be closed. @returns a function that counts them and all others
 */
async function watchToasts(page: Page, text: string) {
  await page.evaluate((toast) => {
    const seen = { covered: 0, free: 0 }
    Object.assign(window, { seen })
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      const isToast = ({ textContent }: Node) => textContent?.includes(toast)
      const isCovered = document.querySelector('dialog[open], :popover-open')
      if (added.some(isToast)) seen[isCovered ? 'covered' : 'free'] += 1
    }).observe(document.body, { childList: true, subtree: true })
  }, text)
  return () => page.evaluate(() => Reflect.get(window, 'seen'))
}

for (const [status, where] of [
  [200, 'the form'],
  [500, 'another page'],
] as const) {
  test(`a message answered with ${status} under a dialog is told on ${where} after it closes (3.7)`, async ({
    page,
    form,
    allow,
  }) => {
    if (status === 500) allow(/^error: The contact message was not sent\./, /: 500$/)
    await form.open()
    await form.enter()
    const answer = await form.holdAnswer()
    await form.send()
    await expect(form.pending).toBeVisible()
    if (where === 'another page') await follow(page, 'About Us')
    await profileLink(page).click()
    const dialog = profileDialog(page)
    await expect(dialog).toBeVisible()
    const countToasts = await watchToasts(page, status === 200 ? SENT : FAILED)
    const told =
      status === 500 ? page.waitForEvent('console') : form.pending.waitFor({ state: 'hidden' })
    answer(status)
    await told
    await page.waitForLoadState('networkidle')
    await dialog.getByRole('button', { name: 'Close company profile' }).click()
    await expect(status === 200 ? form.sentToast : form.failedToast).toBeVisible()
    expect(await countToasts()).toEqual({ covered: 0, free: 1 })
  })
}

test('a toast waits until the menu of a phone has closed (3.7)', async ({ page, form }) => {
  await page.setViewportSize(phone)
  await form.open()
  await form.enter()
  const answer = await form.holdAnswer()
  await form.send()
  await expect(form.pending).toBeVisible()
  await mainMenu(page)
  const countToasts = await watchToasts(page, SENT)
  answer(200)
  await expect(form.pending).toBeHidden()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(form.sentToast).toBeVisible()
  expect(await countToasts()).toEqual({ covered: 0, free: 1 })
})
