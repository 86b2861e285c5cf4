import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { withoutAv1 } from './support/conditions.ts'
import { contactForm, SEND } from './support/contactForm.ts'
import { mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { findFaintLines, hasContrast } from './support/pixels.ts'
import { WITH_OPTIONS } from './support/servers.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on the theme: themes differ in colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const axe = (page: Page) =>
  new AxeBuilder({ page })
    // Otherwise axe opens a second page to merge the results of frames.
    .setLegacyMode()
    // The only frame holds the browser's PDF viewer.
    .exclude('iframe')

/** Switches to the other theme. The site's own toggle may be below a dialog. */
const switchTheme = (page: Page) =>
  page.locator('html').evaluate((root) => root.classList.toggle('dark'))

/** Violations of all rules in the light theme, and of the colour rules in the dark theme. */
async function findViolations(page: Page) {
  const light = await axe(page).withTags(TAGS).analyze()
  expect(light.passes.length).toBeGreaterThan(15)
  const faint = await findFaintLines(page, findOverPictures(light))
  const undecided = light.incomplete.filter(({ id }) => id !== 'color-contrast')
  await switchTheme(page)
  const dark = await axe(page).withRules(COLOUR_RULES).analyze()
  expect(dark.passes.map(({ id }) => id)).toContain('color-contrast')
  faint.push(...(await findFaintLines(page, findOverPictures(dark))))
  await switchTheme(page)
  return [...light.violations, ...undecided, ...dark.violations]
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
    .concat(faint)
}

/** The elements whose contrast axe cannot decide, because they are over pictures. */
const findOverPictures = ({ incomplete }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) =>
      any.some(({ data }) => /^(?:imgNode|bgImage|bgGradient)$/.test(data?.messageKey)),
    )
    .map(({ target }) => String(target))

/** Runs in the page. @returns the controls without a border or outline, also none of their parent */
const findEdgeless = (controls: Element[]) =>
  controls
    .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden]'))
    .filter((control) => control.getBoundingClientRect().width > 1)
    .filter((control) =>
      [control, control.parentElement ?? control].every((box) => {
        const { borderBlockEndWidth, outlineStyle } = getComputedStyle(box)
        return Number.parseFloat(borderBlockEndWidth) === 0 && outlineStyle === 'none'
      }),
    )
    .map((control) => control.outerHTML.slice(0, 120))

test.use({ contextOptions: { reducedMotion: 'reduce' }, films: true })

for (const path of [...SITE_PATHS, '/nope', WITH_OPTIONS]) {
  test(`${path} breaks no rule on phone or desktop, in either theme (9.1)`, async ({
    page,
    allow,
  }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    await open(page, path)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect.soft(await findViolations(page), `${viewport.width} px`).toEqual([])
    }
  })
}

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('menus, dialog, form errors, country list, toast and notice of a failure break no rule (9.1)', async ({
      page,
      allow,
    }) => {
      test.slow()
      // High enough for the whole form: axe takes a field half under the header for a small target.
      await page.setViewportSize({ ...viewport, height: 4000 })
      allow(/^error: The contact message was not sent\./, /: 500$/)
      await page.route(SEND, (route) => route.fulfill({ status: 500 }))
      const form = contactForm(page)
      await form.open()
      await form.openFlight()
      await page.getByLabel('Service', { exact: true }).waitFor()
      expect(await findViolations(page), 'flight panel').toEqual([])
      await mainMenu(page)
      await page.getByRole('button', { name: 'Show services' }).click()
      expect(await findViolations(page), 'menus').toEqual([])
      await profileLink(page).click()
      await profileDialog(page).waitFor()
      expect(await findViolations(page), 'dialog').toEqual([])
      await page.getByRole('button', { name: 'Close company profile' }).click()
      await form.send()
      expect(await findViolations(page), 'form errors').toEqual([])
      await form.flag.click()
      await page
        .getByRole('option', { name: /^Kuwait/ })
        .first()
        .waitFor()
      expect(await findViolations(page), 'country list').toEqual([])
      await page.keyboard.press('Escape')
      await form.enter()
      await form.send()
      // The toast stays under the pointer.
      await form.failedToast.hover()
      expect(await findViolations(page), 'toast').toEqual([])
      await expect(form.failedToast).toBeVisible()
      await expect(form.failure).toBeVisible()
    })

    test('icons, fields and buttons stay visible in forced colours (9.3)', async ({ page }) => {
      test.slow()
      await page.emulateMedia({ forcedColors: 'active' })
      for (const path of ['/', '/services/fuel', '/contact-us']) {
        await open(page, path)
        for (const icon of await page.locator(':is(button, a) svg:visible').all()) {
          expect.soft(await hasContrast(icon), path).toBe(true)
        }
      }
      const controls = page.locator('main form :is(input, textarea, button, select)')
      expect(await controls.evaluateAll(findEdgeless), 'fields without an edge').toEqual([])
    })
  })
}

test('text over the film contrasts with each quarter of it (9.1)', async ({ page }) => {
  test.slow()
  await withoutAv1(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const video = page.locator('main video').first()
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).not.toBe(0)
  await page.getByRole('button', { name: 'Pause' }).first().click()
  for (const part of [0, 0.25, 0.5, 0.75]) {
    await video.evaluate(
      (film: HTMLVideoElement, at) =>
        new Promise((resolve) => {
          film.addEventListener('seeked', resolve, { once: true })
          film.currentTime = film.duration * at + 0.01
        }),
      part,
    )
    const overFilm = findOverPictures(await axe(page).withRules(COLOUR_RULES).analyze())
    expect(overFilm.length).toBeGreaterThan(2)
    expect(await findFaintLines(page, overFilm, false), `at ${part}`).toEqual([])
  }
})
