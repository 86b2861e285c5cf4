import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { openForm, send, type } from './support/contactForm.ts'
import { mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** How many rules of axe 4 have these tags: fewer means that a tag is misspelt. */
const RULES = 90
/** The rules that depend on the theme: themes differ in colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const DEVICES = Object.entries({ phone, desktop })

/** The only frame holds the browser's PDF viewer. */
const FRAME = 'iframe'

const axe = (page: Page) =>
  new AxeBuilder({ page })
    // Otherwise axe opens a second page to merge the results of frames.
    .setLegacyMode()
    // Axe reports these in full, and one example of the others, which is faster.
    .options({ resultTypes: ['violations', 'incomplete'] })
    .exclude(FRAME)

/** Violations of all rules in the light theme, and of the colour rules in the dark theme. */
async function findViolations(page: Page) {
  const setTheme = (theme: 'dark' | '') =>
    page.evaluate((name) => void (document.documentElement.className = name), theme)
  const light = await axe(page).withTags(TAGS).analyze()
  expect(light.passes.length).toBeGreaterThan(15)
  const incomplete = light.incomplete.map(({ id }) => id)
  const judged = [...light.violations, ...light.passes, ...light.inapplicable].map(({ id }) => id)
  expect(new Set([...judged, ...incomplete]).size).toBe(RULES)
  // contrast.spec.ts measures text over pictures; axe must decide everything else.
  expect(incomplete.filter((id) => id !== 'color-contrast')).toEqual([])
  await setTheme('dark')
  const dark = await axe(page).withRules(COLOUR_RULES).analyze()
  await setTheme('')
  expect(dark.passes.map(({ id }) => id)).toContain('color-contrast')
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...SITE_PATHS, '/nope']) {
  test(`${path} breaks no rule on phone or desktop, in either theme`, async ({ page, allow }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    await open(page, path)
    for (const [device, viewport] of DEVICES) {
      await page.setViewportSize(viewport)
      expect.soft(await findViolations(page), device).toEqual([])
    }
  })
}

for (const [device, viewport] of DEVICES) {
  test.describe(device, () => {
    test.use({ viewport })

    test('menus, dialog, form errors, country list and toast break no rule', async ({ page }) => {
      test.slow()
      await openForm(page)
      await page.locator('summary', { hasText: 'Fill in the flight' }).click()
      await page.getByLabel('Service', { exact: true }).waitFor()
      expect(await findViolations(page), 'composer').toEqual([])
      await mainMenu(page)
      await page.getByRole('button', { name: 'Show services' }).click()
      expect(await findViolations(page), 'menus').toEqual([])
      await profileLink(page).click()
      await profileDialog(page).waitFor()
      expect(await findViolations(page), 'modal').toEqual([])
      await page.getByRole('button', { name: 'Close company profile' }).click()
      await send(page)
      expect(await findViolations(page), 'form errors').toEqual([])
      await page.getByRole('button', { name: /Change country/ }).click()
      await page
        .getByRole('option', { name: /^Kuwait/ })
        .first()
        .waitFor()
      expect(await findViolations(page), 'country list').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Copy email address' }).click()
      await page.locator('.Toastify__toast').first().waitFor()
      expect(await findViolations(page), 'toast').toEqual([])
    })

    test('failure notices break no rule', async ({ page, allow }) => {
      test.slow()
      allow(
        /^not loaded: \/assets\/(?:contact-us|send)-\S+: 404$/,
        /^error: The contact message was not sent\. .*\/assets\/send-/,
      )
      const gone = { status: 404, body: 'Not found' }
      await page.route('**/assets/contact-us-*.js', (route) => route.fulfill(gone))
      await page.goto('/contact-us')
      await page.getByRole('button', { name: 'Reload the page' }).waitFor()
      expect(await findViolations(page), 'code gone').toEqual([])
      await page.unrouteAll()
      await page.route('**/assets/send-*.js', (route) => route.fulfill(gone))
      await openForm(page)
      await type(page)
      await send(page)
      await page.getByRole('button', { name: 'Reload and keep the text' }).waitFor()
      await page.getByRole('alert').waitFor()
      expect(await findViolations(page), 'not sent').toEqual([])
    })
  })
}
