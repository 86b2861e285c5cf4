import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { translate, withoutAv1 } from './support/conditions.ts'
import { contactForm, SEND } from './support/contactForm.ts'
import { follow, mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

// The browser writes each violation of the policy to the console, where every spec notices it.
test.use({ films: true, permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens or closes all details, and presses each button that can be seen, also those that appear by it. */
async function pressAll(page: Page) {
  for (const summary of await page.locator('main summary').all()) await summary.press('Enter')
  const buttons = page.getByRole('button').filter({ visible: true })
  for (let index = 0; index < (await buttons.count()); index += 1) {
    try {
      await buttons.nth(index).press('Enter', { timeout: 5000 })
    } catch (error) {
      // A toast closed meanwhile, with its button.
      if (index < (await buttons.count())) throw error
    }
  }
  await page.keyboard.press('Escape')
}

/** Empties, refuses and refills each text box, and goes through each list of choices. */
async function changeAll(page: Page) {
  for (const box of await page.locator('main :is(input[type=text], textarea):visible').all()) {
    const text = await box.inputValue()
    for (const next of ['', '?', '9'.repeat(12), text || 'Dana']) await box.fill(next)
  }
  for (const box of await page.locator('main input[type=date]:visible').all()) {
    const date = await box.inputValue()
    for (const next of ['', date]) await box.fill(next)
  }
  for (const list of await page.locator('main select:visible').all()) {
    for (const option of await list.locator('option').all()) {
      await list.selectOption(await option.getAttribute('value'))
    }
  }
  for (const box of await page.locator('main [type=checkbox]:visible').all()) {
    await box.press('Space')
  }
}

for (const path of [...SITE_PATHS, '/nope'] as const) {
  // A phone differs in the header, in rows that swipe and in the form.
  const viewport = ['/services', '/services/fuel', '/contact-us'].includes(path) ? phone : desktop

  test(`${path} stays whole when each control is used, also in translation (8.4, 10.1)`, async ({
    page,
    allow,
  }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    await page.setViewportSize(viewport)
    await withoutAv1(page)
    // A minute before midnight in Kuwait: a new day comes during the test.
    await page.clock.install({ time: '2026-11-25T20:59:00Z' })
    await open(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    let loads = 0
    page.on('load', () => (loads += 1))
    await scrollThrough(page)
    await changeAll(page)
    await pressAll(page)
    await page.evaluate(translate)
    await changeAll(page)
    await pressAll(page)
    await page.clock.runFor('02:00')
    await page.emulateMedia({ media: 'print' })
    await page.emulateMedia({ media: 'screen' })
    await mainMenu(page)
    await profileLink(page).click()
    await page.clock.runFor('00:02')
    await profileDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await follow(page, path === '/about-us' ? 'Contact Us' : 'About Us')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(loads).toBe(0)
  })
}

test('a translated form reports errors, a failure and a success (8.4)', async ({ page, allow }) => {
  allow(/^error: The contact message was not sent\./, /: 500$/)
  const form = contactForm(page)
  await form.open()
  await page.evaluate(translate)
  await form.send()
  await expect(page.getByText('Name is required')).toBeVisible()
  await form.enter()
  await expect(page.getByText('Name is required')).toBeHidden()
  await page.route(SEND, (route) => route.fulfill({ status: 500 }), { times: 1 })
  await form.send()
  await expect(form.failedToast).toBeVisible()
  await form.accept()
  await form.send()
  await expect(form.sentToast).toBeVisible()
})
