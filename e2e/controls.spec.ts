import type { Locator, Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { translate, withoutAv1 } from './support/conditions.ts'
import { contactForm, SEND } from './support/contactForm.ts'
import { follow, profileDialog, profileLink } from './support/menu.ts'
import { scrollThrough } from './support/scroll.ts'
import { service } from './support/services.ts'
import { desktop, expect, markDocument, open, phone, sameDocument, test } from './support/test.ts'

// The browser writes each violation of the policy to the console, where every spec notices it.
test.use({ reducedMotion: 'no-preference', permissions: ['clipboard-read', 'clipboard-write'] })

/**
 * Uses the controls of a page. Fails with the name of the control if its use causes a complaint or a page
 * load.
 */
function createMonkey(page: Page, complaints: readonly string[]) {
  const known = complaints.length
  const loads: string[] = []
  page.on('load', () => loads.push('the page was loaded again'))

  async function use(control: Locator, act: () => Promise<unknown>) {
    await act()
    expect([...complaints.slice(known), ...loads], `after the use of ${String(control)}`).toEqual(
      [],
    )
  }
  const main = (controls: string) => page.locator('main').locator(controls).all()

  /** Toggles all details, and presses each visible button, also buttons that appear meanwhile. */
  async function pressAll() {
    for (const summary of await main('summary')) {
      await use(summary, () => summary.press('Enter'))
    }
    const buttons = page.getByRole('button').filter({ visible: true })
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index)
      try {
        await use(button, () => button.press('Enter', { timeout: 1000 }))
      } catch (error) {
        // The button disappeared with its toast.
        if (index < (await buttons.count())) throw error
      }
    }
    await page.keyboard.press('Escape')
  }

  /**
   * Empties each box, enters an invalid value and a valid one, selects the last and the first option of each
   * list, and presses each checkbox.
   */
  async function changeAll() {
    for (const control of await main(':is(input, select, textarea):visible')) {
      await use(control, async () => {
        const kind = await control.evaluate(({ type }: HTMLInputElement) => type)
        if (kind === 'checkbox') return control.press('Space')
        if (kind === 'select-one') {
          const last = (await control.locator('option').count()) - 1
          for (const index of [last, 0]) await control.selectOption({ index })
          return
        }
        const text = await control.inputValue()
        const texts = kind === 'date' ? ['', text] : ['', '?', '9'.repeat(12), text || 'Dana']
        for (const next of texts) await control.fill(next)
      })
    }
  }
  return { pressAll, changeAll, loads }
}

for (const path of [...SITE_PATHS, '/nope'] as const) {
  // A phone differs in the header, in rows that swipe and in the form.
  const viewport = ['/services', service.link, '/contact-us'].includes(path) ? phone : desktop

  test(`${path} stays whole when each control is used in translation (8.4, 10.1)`, async ({
    page,
    allow,
    watch,
  }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    await page.setViewportSize(viewport)
    await withoutAv1(page)
    // One minute before midnight in Kuwait: the date changes during the test.
    await page.clock.install({ time: '2026-11-25T20:59:00Z' })
    await open(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const { pressAll, changeAll, loads } = createMonkey(page, watch.complaints)
    await scrollThrough(page)
    await page.evaluate(translate)
    await changeAll()
    await pressAll()
    await page.clock.fastForward('02:00')
    await page.emulateMedia({ media: 'print' })
    await page.emulateMedia({ media: 'screen' })
    await follow(page, path === '/about-us' ? 'Contact Us' : 'About Us')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(loads).toEqual([])
  })
}

test('the profile opens and closes in translation (3.3, 8.4)', async ({ page }) => {
  await open(page, '/about-us')
  await markDocument(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.evaluate(translate)
  await profileLink(page).click()
  await profileDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(profileDialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect(await sameDocument(page)).toBe(true)
})

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
