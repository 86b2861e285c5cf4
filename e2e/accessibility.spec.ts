import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { send, type } from './support/contactForm.ts'
import { inEachLook } from './support/looks.ts'
import { expect, open, test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** How many rules of axe 4 these tags select: fewer would mean that a tag is misspelt. */
const RULES = 90

async function violations(page: Page) {
  const {
    violations: found,
    passes,
    incomplete,
    inapplicable,
  } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // The browser's own PDF viewer.
    .exclude('iframe')
    .analyze()
  expect(passes.length).toBeGreaterThan(15)
  const judged = new Set([...found, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id))
  expect(judged.size).toBe(RULES)
  // Text over pictures is measured in contrast.spec.ts; nothing else may be left undecided.
  expect(incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast')).toEqual([])
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}

inEachLook((device) => {
  test('no page breaks a rule', async ({ page, complaints }) => {
    test.slow()
    for (const path of [...SITE_PATHS, '/nope']) {
      await open(page, path)
      expect(await violations(page), path).toEqual([])
    }
    complaints.length = 0
  })

  test('no state breaks a rule', async ({ page, complaints }) => {
    test.slow()
    await open(page, '/contact-us')
    await page.getByRole('button', { name: 'Fill in the flight' }).click()
    await page.getByLabel('Service', { exact: true }).waitFor()
    expect(await violations(page), 'composer').toEqual([])
    if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Show services' }).click()
    expect(await violations(page), 'menus').toEqual([])
    await page.getByRole('link', { name: 'Aero Profile' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page), 'modal').toEqual([])
    await page.getByRole('button', { name: 'Close company profile' }).click()
    await page.getByRole('button', { name: 'Send message' }).click()
    expect(await violations(page), 'form errors').toEqual([])
    await page.getByRole('button', { name: /Change country/ }).click()
    await page
      .getByRole('option', { name: /^Kuwait/ })
      .first()
      .waitFor()
    expect(await violations(page), 'country list').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Copy e-mail address' }).click()
    await page.locator('.Toastify__toast').first().waitFor()
    expect(await violations(page), 'toast').toEqual([])
    complaints.length = 0
  })

  test('nor what is said when something fails', async ({ page, complaints }) => {
    test.slow()
    const gone = { status: 404, body: 'Not found' }
    await page.route('**/assets/contact-us-*.js', (route) => route.fulfill(gone))
    await page.goto('/contact-us')
    await page.getByRole('button', { name: 'Reload the page' }).waitFor()
    expect(await violations(page), 'code gone').toEqual([])
    await page.unrouteAll()
    await page.route('**/assets/es-*.js', (route) => route.fulfill(gone))
    await open(page, '/contact-us')
    await type(page)
    await send(page)
    await page.getByRole('button', { name: 'Reload and keep the text' }).waitFor()
    await page.getByRole('alert').waitFor()
    expect(await violations(page), 'not sent').toEqual([])
    complaints.length = 0
  })
})
