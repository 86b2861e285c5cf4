import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { send, type } from './support/contactForm.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** How many rules of axe 4 these tags select: fewer would mean that a tag is misspelt. */
const RULES = 90
/** What the theme has a say in: no more than colours differ. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type RunOptions = Parameters<AxeBuilder['options']>[0]
type Axe = { run: (context: { exclude: string }, options: RunOptions) => Promise<Results> }

/** The only frame is the browser's own PDF viewer. */
const FRAME = 'iframe'
/** Each of them whole, of all others one example: what is right need not be written down. */
const WANTED: NonNullable<RunOptions['resultTypes']> = ['violations', 'incomplete']

/** Of the page as it is, in the light theme, and of its colours in the dark one. */
async function violations(page: Page) {
  const wear = (theme: 'dark' | '') =>
    page.evaluate((name) => void (document.documentElement.className = name), theme)
  const inLight = await allViolations(page)
  await wear('dark')
  const { violations: found, passes } = await page.evaluate(
    ([exclude, values, resultTypes]) => {
      const { axe } = window as unknown as { axe: Axe }
      return axe.run({ exclude }, { runOnly: { type: 'rule', values }, resultTypes })
    },
    [FRAME, COLOUR_RULES, WANTED] as const,
  )
  await wear('')
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return [...inLight, ...found.map(described)]
}

async function allViolations(page: Page) {
  const {
    violations: found,
    passes,
    incomplete,
    inapplicable,
  } = await new AxeBuilder({ page })
    // Else a second page puts frames together.
    .setLegacyMode()
    .options({ resultTypes: WANTED })
    .withTags(TAGS)
    .exclude(FRAME)
    .analyze()
  expect(passes.length).toBeGreaterThan(15)
  const judged = new Set([...found, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id))
  expect(judged.size).toBe(RULES)
  // Text over pictures is measured in contrast.spec.ts; nothing else may be left undecided.
  expect(incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast')).toEqual([])
  return found.map(described)
}

type Violation = Results['violations'][number]
const described = ({ id, nodes }: Violation) =>
  `${id}: ${nodes.map(({ target }) => target).join(' ')}`

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    for (const path of [...SITE_PATHS, '/nope']) {
      test(`${path} breaks no rule`, async ({ page, allow }) => {
        if (path === '/nope') allow('not loaded: /nope: 404')
        await open(page, path)
        expect(await violations(page)).toEqual([])
      })
    }

    test('no state breaks a rule', async ({ page }) => {
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
      await page.getByRole('button', { name: 'Copy email address' }).click()
      await page.locator('.Toastify__toast').first().waitFor()
      expect(await violations(page), 'toast').toEqual([])
    })

    test('nor what is said when something fails', async ({ page, allow }) => {
      test.slow()
      allow(
        /^not loaded: \/assets\/(?:contact-us|send)-\S+: 404$/,
        /^error: The contact message was not sent\. .*\/assets\/send-/,
      )
      const gone = { status: 404, body: 'Not found' }
      await page.route('**/assets/contact-us-*.js', (route) => route.fulfill(gone))
      await page.goto('/contact-us')
      await page.getByRole('button', { name: 'Reload the page' }).waitFor()
      expect(await violations(page), 'code gone').toEqual([])
      await page.unrouteAll()
      await page.route('**/assets/send-*.js', (route) => route.fulfill(gone))
      await open(page, '/contact-us')
      await type(page)
      await send(page)
      await page.getByRole('button', { name: 'Reload and keep the text' }).waitFor()
      await page.getByRole('alert').waitFor()
      expect(await violations(page), 'not sent').toEqual([])
    })
  })
}
