import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { withoutAv1 } from './support/conditions.ts'
import { contactForm, SEND } from './support/contactForm.ts'
import { mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { findFaintLines, findInvisible } from './support/pixels.ts'
import { WITH_OPTIONS } from './support/servers.ts'
import { service } from './support/services.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on the theme: themes differ in colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Runs axe on the whole page, or on the parts that the selectors match. */
async function axe(page: Page, parts: readonly string[] = []) {
  // Injects axe only once into each page, because its code is large.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
    // Listing every element that passes would take most of the time.
    .options({ resultTypes: ['violations', 'incomplete'] })
    // Otherwise axe opens a second page to merge the results of frames.
    .setLegacyMode()
  for (const part of parts) builder.include(part)
  // The only frame holds the browser's PDF viewer.
  return builder.exclude('iframe')
}

/** Stores the theme and waits until the page shows it. A dialog may cover the page's own toggle. */
async function switchTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => localStorage.setItem('theme', name), theme)
  const root = expect(page.locator('html'))
  await (theme === 'dark' ? root : root.not).toHaveClass(/dark/)
}

/** Violations of all rules in the light theme, and of the colour rules in the dark theme. */
async function findViolations(page: Page, ...parts: readonly string[]) {
  const light = await (await axe(page, parts)).withTags(TAGS).analyze()
  expect(light.passes.length).toBeGreaterThan(parts.length > 0 ? 2 : 15)
  const faint = await findFaintLines(page, findOverPictures(light))
  const undecided = light.incomplete.filter(({ id }) => id !== 'color-contrast')
  await switchTheme(page, 'dark')
  const dark = await (await axe(page, parts)).withRules(COLOUR_RULES).analyze()
  expect(dark.passes.map(({ id }) => id)).toContain('color-contrast')
  faint.push(...(await findFaintLines(page, findOverPictures(dark))))
  await switchTheme(page, 'light')
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

test.use({ films: true })

/** Pages with a phone layout that no other page has. */
const OWN_LAYOUT = new Set(['/', '/services', '/contact-us', WITH_OPTIONS])
/** All service pages share one layout. These are tested as on a phone, the others as on a desktop. */
const ON_A_PHONE = new Set([
  '/services/ground-handling',
  '/services/catering',
  '/services/concierge-services',
  '/services/cargo-flights',
  '/services/airline-representation',
])
const visits = [...SITE_PATHS, '/nope', WITH_OPTIONS].flatMap((path) => {
  if (OWN_LAYOUT.has(path)) return [[path, phone] as const, [path, desktop] as const]
  return [[path, ON_A_PHONE.has(path) ? phone : desktop] as const]
})

for (const [path, viewport] of visits) {
  test(`${path} breaks no rule at ${viewport.width} px, in either theme (9.1)`, async ({
    page,
    allow,
  }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    await page.setViewportSize(viewport)
    await open(page, path)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    expect(await findViolations(page)).toEqual([])
  })
}

for (const viewport of [phone, desktop]) {
  test(`menus and dialog break no rule at ${viewport.width} px (9.1)`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await open(page, '/about-us')
    await mainMenu(page)
    await page.getByRole('button', { name: 'Show services' }).click()
    expect(await findViolations(page, 'header'), 'menus').toEqual([])
    await profileLink(page).click()
    await profileDialog(page).waitFor()
    expect(await findViolations(page, 'dialog'), 'dialog').toEqual([])
  })
}

test('flight panel, form errors, country list, toast and notice of a failure break no rule (9.1)', async ({
  page,
  allow,
}) => {
  test.slow()
  // The window is high enough for the whole form: axe reports a field half under the header as a small
  // target.
  await page.setViewportSize({ ...phone, height: 4000 })
  allow(/^error: The contact message was not sent\./, /: 500$/)
  await page.route(SEND, (route) => route.fulfill({ status: 500 }))
  const form = contactForm(page)
  await form.open()
  await form.openFlight()
  await page.getByLabel('Service', { exact: true }).waitFor()
  await form.send()
  await expect(form.name).toBeFocused()
  expect(await findViolations(page, 'form'), 'flight panel and errors').toEqual([])
  await form.flag.click()
  await page
    .getByRole('option', { name: /^Kuwait/ })
    .first()
    .waitFor()
  expect(await findViolations(page, 'form'), 'country list').toEqual([])
  await page.keyboard.press('Escape')
  await form.enter()
  await form.send()
  // The pointer keeps the toast open.
  await form.failedToast.hover()
  expect(await findViolations(page, '[role="alert"]', '[role="status"]'), 'toast').toEqual([])
  await expect(form.failedToast).toBeVisible()
  await expect(form.failure).toBeVisible()
})

for (const [path, viewport] of [
  ['/', phone],
  [service.link, desktop],
  ['/contact-us', phone],
] as const) {
  test(`icons, fields and buttons of ${path} stay visible in forced colours (9.3)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, path)
    expect(await findInvisible(page, ':is(button, a) svg[viewBox="0 0 24 24"]')).toEqual([])
    const controls = page.locator('main :is(form, fieldset) :is(input, textarea, button, select)')
    if (path !== '/') await expect(controls.first()).toBeVisible()
    expect(await controls.evaluateAll(findEdgeless), 'fields without an edge').toEqual([])
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
  const overFilm = findOverPictures(await (await axe(page)).withRules(COLOUR_RULES).analyze())
  expect(overFilm.length).toBeGreaterThan(2)
  for (const part of [0, 0.25, 0.5, 0.75]) {
    await video.evaluate(
      (film: HTMLVideoElement, at) =>
        new Promise((resolve) => {
          film.addEventListener('seeked', resolve, { once: true })
          film.currentTime = film.duration * at + 0.01
        }),
      part,
    )
    expect(await findFaintLines(page, overFilm, false), `at ${part}`).toEqual([])
  }
})

for (const path of ['/', '/services', service.link]) {
  test(`${path} is copied without its texts for screen readers (8.4)`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(desktop)
    await open(page, path)
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((part) => getComputedStyle(part).clipPath === 'inset(50%)' && part.textContent)
        .map((part) => part.textContent.trim()),
    )
    expect(hidden.length).toBeGreaterThan(0)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+c')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(await page.getByRole('heading', { level: 1 }).innerText())
    const lines = new Set(copied.split(/[\n\t]/).map((line) => line.trim()))
    expect(hidden.filter((text) => lines.has(text))).toEqual([])
  })
}
