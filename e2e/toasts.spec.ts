import type { Page } from '@playwright/test'
import {
  expectSent,
  expectValues,
  holdAnswer,
  openForm,
  send,
  SENT,
  type,
} from './support/contactForm.ts'
import { follow, profileDialog, profileLink } from './support/menu.ts'
import { desktop, expect, phone, settled, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

const copy = (page: Page) => page.getByRole('button', { name: 'Copy phone number' })
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Phone number copied' })
const close = (page: Page) => toast(page).getByRole('button')
/** @returns the states of the animations that limit a toast to 3 s */
const timers = (page: Page) =>
  toast(page).evaluateAll((toasts) =>
    toasts
      .flatMap((element) => element.getAnimations({ subtree: true }))
      .filter((animation) => animation.effect?.getTiming().duration === 3000)
      .map(({ playState }) => playState),
  )

test('one toast at a time stays below the header until it is closed', async ({ page }) => {
  await openForm(page)
  await test.step('a focused toast stays, and returns the focus when it closes', async () => {
    await copy(page).press('Enter')
    await expect.poll(() => timers(page)).toEqual(['running'])
    await expect(copy(page)).toBeFocused()
    await close(page).focus()
    await expect.poll(() => timers(page)).toEqual(['paused'])
    await close(page).press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(copy(page)).toBeFocused()
  })
  await test.step('six copies make one toast, which Escape closes', async () => {
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
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const header = await page.getByRole('banner').boundingBox()
      const headerEnd = (header?.y ?? 0) + (header?.height ?? Infinity)
      await expect.poll(async () => (await box()).top).toBeGreaterThanOrEqual(headerEnd)
    }
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0, { timeout: 1500 })
  })
  await test.step('a message shown again while its toast closes stays its full time', async () => {
    await copy(page).click()
    await expect(toast(page)).toBeVisible()
    // Clicks in the page: the exit animation of 160 ms ends before Playwright's next action.
    await copy(page).evaluate((button: HTMLElement) => {
      document.addEventListener('animationstart', function repeat({ target }) {
        const motions = target instanceof Element ? target.getAnimations() : []
        if (!motions.some(({ effect }) => effect?.getTiming().duration === 160)) return
        document.removeEventListener('animationstart', repeat)
        button.click()
      })
    })
    await close(page).click()
    // Under the pointer the new toast would pause.
    await page.mouse.move(0, 0)
    await expect.poll(() => timers(page)).toEqual(['running'])
    await expect(toast(page)).toHaveCount(1)
  })
  await test.step('a toast closes when its page is left', async () => {
    await follow(page, 'About Us')
    await expect(toast(page)).toHaveCount(0, { timeout: 1500 })
  })
})

test('announces a result after the profile dialog closes', async ({ page }) => {
  const answer = await holdAnswer(page)
  await openForm(page)
  // Loads the code of toasts.
  await copy(page).click()
  await expect(toast(page)).toBeVisible()
  await type(page)
  await send(page)
  await profileLink(page).click()
  const dialog = profileDialog(page)
  await expect(dialog).toBeVisible()
  answer(200)
  await expectValues(page, {})
  await settled(page)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close company profile' }).click()
  await expectSent(page)
})
