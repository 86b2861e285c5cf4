import type { Page } from '@playwright/test'
import { fields, holdAnswer, SENT, send, type } from './support/contactForm.ts'
import { desktop, expect, open, settled, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

const copy = (page: Page) => page.getByRole('button', { name: 'Copy phone number' })
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Phone number copied' })
const close = (page: Page) => toast(page).getByRole('button')

test('six copies make one toast below the header, which Escape closes', async ({ page }) => {
  await open(page, '/contact-us')
  for (let turn = 0; turn < 6; turn += 1) await copy(page).click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByText('Phone number copied')).toHaveCount(1)
  const box = () =>
    toast(page).evaluate((element) => {
      const { top, right } = element.getBoundingClientRect()
      return { top, fromRight: innerWidth - right }
    })
  await expect.poll(async () => (await box()).fromRight).toBeLessThan(40)
  await expect.poll(async () => (await box()).top).toBeLessThan(160)
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0, { timeout: 1500 })
})

test('a toast stays while it has the focus and returns it when it closes', async ({ page }) => {
  await open(page, '/contact-us')
  await copy(page).press('Enter')
  await expect(toast(page)).toBeVisible()
  await copy(page).focus()
  await close(page).focus()
  // An animation, which the installed clock does not control, limits its time.
  const progress = () =>
    toast(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getTiming().duration === 3000)
        .map(({ playState }) => playState),
    )
  await expect.poll(progress).toEqual(['paused'])
  await close(page).press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(copy(page)).toBeFocused()
})

test('shows a message again for its full time while its toast is closing', async ({ page }) => {
  await open(page, '/contact-us')
  await copy(page).click()
  await expect(toast(page)).toBeVisible()
  // Exactly while the exit animation runs, which is shorter than a step of the test tool.
  await copy(page).evaluate((button: HTMLElement) => {
    document.addEventListener('animationstart', () => button.click(), { once: true })
  })
  await close(page).click()
  // Under the pointer the new toast would pause.
  await page.mouse.move(0, 0)
  const running = () =>
    toast(page).evaluateAll((toasts) =>
      toasts
        .flatMap((element) => element.getAnimations({ subtree: true }))
        .filter((animation) => animation.effect?.getTiming().duration === 3000)
        .map(({ playState }) => playState),
    )
  await expect.poll(running).toEqual(['running'])
  await expect(toast(page)).toHaveCount(1)
})

test('a toast closes when its page is left', async ({ page }) => {
  await open(page, '/contact-us')
  await copy(page).click()
  await expect(toast(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(toast(page)).toHaveCount(0, { timeout: 1500 })
})

test('announces a result after the profile dialog closes', async ({ page }) => {
  const answer = await holdAnswer(page)
  await open(page, '/contact-us')
  // Loads the code of toasts.
  await copy(page).click()
  await expect(toast(page)).toBeVisible()
  await type(page)
  await send(page)
  await page.getByRole('link', { name: 'Aero Profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  answer(200)
  await expect(fields(page).message).toHaveValue('')
  await settled(page)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close company profile' }).click()
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible()
})
