import type { Page } from '@playwright/test'
import { headerLinks, serviceMenu } from '#content/navigation.ts'
import { titles } from '#content/titles.ts'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { SENT } from './support/contactForm.ts'
import { withoutAv1 } from './support/films.ts'
import { test as base, desktop, expect, hydrated, open, phone } from './support/test.ts'

/** Tells what the browser held against the policy, too. */
const test = base.extend<{ violations: void }>({
  violations: [
    async ({ page, context, complain }, use) => {
      await context.grantPermissions(['clipboard-write'])
      await withoutAv1(page)
      await page.exposeFunction('reportViolation', (text: string) => complain(`violation: ${text}`))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { reportViolation } = window as unknown as {
            reportViolation: (text: string) => void
          }
          reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
        })
      })
      await use()
    },
    { auto: true },
  ],
})

// What a page does by itself is to be held against the policy, too.
test.use({ films: true })

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first()

/** Presses each button that can be seen, and those that appear by it. */
async function pressAll(page: Page) {
  const buttons = page.getByRole('button').filter({ visible: true })
  for (let index = 0; index < (await buttons.count()); index += 1) {
    try {
      await buttons.nth(index).press('Enter', { timeout: 5000 })
    } catch (error) {
      // A toast closed meanwhile and took its button along.
      if (index < (await buttons.count())) throw error
    }
  }
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

test('the policy is complete, and this spec notices violations', async ({ page, allow }) => {
  allow(
    /^violation: style-src-attr inline /,
    /^violation: connect-src https:\/\/example\.com/,
    /^violation: require-trusted-types-for trusted-types-sink /,
    /^error: Applying inline style violates the following Content Security Policy directive/,
    /^error: (?:Connecting to|Fetch API cannot load) .*https:\/\/example\.com\/.* Content Security Policy/,
    "error: This document requires 'TrustedHTML' assignment. The action has been blocked.",
  )
  const response = await page.goto('/')
  const policy = String(response?.headers()['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await page.evaluate(() => fetch('https://example.com').catch(() => undefined))
  await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>'
    } catch {
      // Reported.
    }
  })
})

for (const [label, viewport, paths] of [
  ['a desktop', desktop, [...SITE_PATHS, '/nope']],
  // What a phone shows instead is in the header, in rows to swipe and in the form.
  ['a phone', phone, ['/', '/services', '/services/fuel', '/contact-us']],
] as const) {
  test.describe(`on ${label}`, () => {
    test.use({ viewport })

    for (const path of paths) {
      test(`${path} violates nothing when it is scrolled, pressed and printed`, async ({
        page,
        allow,
      }) => {
        if (path === '/nope') allow('not loaded: /nope: 404')
        await open(page, path)
        await scrollThrough(page)
        await pressAll(page)
        await page.keyboard.press('Escape')
        await scrollThrough(page)
        await page.emulateMedia({ media: 'print' })
        await page.emulateMedia({ media: 'screen' })
      })
    }
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('every menu link navigates within the document', async ({ page }) => {
    test.slow()
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const follow = async (name: string, path: SitePath) => {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveTitle(titles[path])
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    for (const { name, link } of serviceMenu) {
      await menu.getByRole('button', { name: 'Show services' }).press('Enter')
      await follow(name, link)
    }
    for (const { label, to } of [headerLinks.services, headerLinks.about, headerLinks.contact]) {
      await follow(label, to)
    }
    await follow(headerLinks.home.label, headerLinks.home.to)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('the carousel violates nothing by dots, pause and keys', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Pause carousel' }).click()
    await page.getByRole('tab').last().click()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Play carousel' }).click()
  })

  test('the form violates nothing from errors to a sent message', async ({ page }) => {
    await open(page, '/contact-us?service=fuel')
    const form = page.locator('form').last()
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await page.getByLabel('Registration').fill('9K-ABC')
    await page.getByRole('button', { name: 'Add to the text below' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/9K-ABC/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Add to the text below' }).click()
    await page.getByRole('button', { name: /Change country/ }).click()
    await page.keyboard.type('germ')
    await expect(page.getByRole('option', { name: 'Kuwait' })).toHaveCount(0)
    await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByLabel('Phone').pressSequentially('301234567')
    await page.getByLabel('Name').fill('Dana')
    await page.getByLabel('Email').fill('ops@example.com')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(toast(page, SENT)).toBeVisible()
    await page.getByRole('button', { name: 'Copy phone number' }).click()
    await expect(toast(page, 'Phone number copied')).toBeVisible()
    const card = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save contact card' }).click()
    expect((await card).suggestedFilename()).toBe('aero.vcf')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the menu, the profile and a reload in dark violate nothing', async ({ page }) => {
    await open(page, '/')
    const openMenu = page.getByRole('button', { name: 'Open menu' })
    await openMenu.tap()
    await page.getByRole('button', { name: 'Show services' }).tap()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Cargo Flights' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await openMenu.tap()
    await page.getByRole('link', { name: 'Aero Profile' }).tap()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('link', { name: 'Download PDF' }).tap()
    await download
    await page.getByRole('button', { name: 'Switch to dark theme' }).tap()
    await page.reload()
    await hydrated(page)
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
})
