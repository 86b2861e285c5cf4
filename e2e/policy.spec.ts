import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { withoutAv1 } from './support/films.ts'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'
import { translate } from './support/translator.ts'

// The browser writes each violation to the console, so that every other spec notices it, too.
test.use({ films: true, permissions: ['clipboard-write'] })

/** Presses each button that can be seen, and those that appear by it. */
async function pressAll(page: Page) {
  const buttons = page.getByRole('button').filter({ visible: true })
  for (let index = 0; index < (await buttons.count()); index += 1) {
    try {
      await buttons.nth(index).press('Enter', { timeout: 5000 })
    } catch (error) {
      // A toast closed meanwhile, with its button.
      if (index < (await buttons.count())) throw error
    }
  }
}

/** Empties and refills each text box, and moves through each list of choices. */
async function changeAll(page: Page) {
  for (const box of await page.locator('input[type=text]:visible, textarea:visible').all()) {
    const text = await box.inputValue()
    for (const next of ['', '9'.repeat(12), text || 'Dana']) await box.fill(next)
  }
  for (const list of await page.locator('select:visible').all()) await list.press('ArrowDown')
  for (const box of await page.locator('[type=checkbox]:visible').all()) await box.press('Space')
}

// `policy.test.ts` has the whole policy; `nginx.spec.ts` proves that it is sent.
test('the console reports each violation of the policy', async ({ page, allow }) => {
  allow(
    /^error: Applying inline style violates the following Content Security Policy directive/,
    /^error: Connecting to 'https:\/\/example\.com\/' violates .* Content Security Policy/,
    /^error: Fetch API cannot load https:\/\/example\.com\/.* Content Security Policy/,
    "error: This document requires 'TrustedHTML' assignment. The action has been blocked.",
  )
  await page.goto('/')
  await page.evaluate(async () => {
    document.body.setAttribute('style', 'color: red')
    await fetch('https://example.com').catch(() => undefined)
    try {
      document.body.innerHTML = '<p>'
    } catch {
      // Reported.
    }
  })
})

for (const path of [...SITE_PATHS, '/nope']) {
  // A phone differs in the header, in rows that swipe and in the form.
  const viewport = ['/services', '/services/fuel', '/contact-us'].includes(path) ? phone : desktop

  test(`${path} violates nothing and stays whole, as it is and translated`, async ({
    page,
    allow,
  }) => {
    if (path === '/nope') allow('not loaded: /nope: 404')
    await page.setViewportSize(viewport)
    await withoutAv1(page)
    await open(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    let loads = 0
    page.on('load', () => (loads += 1))
    await scrollThrough(page)
    await pressAll(page)
    await page.keyboard.press('Escape')
    await page.evaluate(translate)
    await changeAll(page)
    await pressAll(page)
    await page.keyboard.press('Escape')
    await changeAll(page)
    await page.emulateMedia({ media: 'print' })
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(loads).toBe(0)
  })
}
