import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { expectValues, type, TYPED } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { follow } from './support/menu.ts'
import { DEVELOPMENT_ORIGIN } from './support/servers.ts'
import { desktop, expect, hydrated, test } from './support/test.ts'
import { translate } from './support/translator.ts'

test.use({ viewport: desktop, films: true })

const SCRIPTS = '**/assets/*.js'

test.describe('in the development build, which reports mismatches', () => {
  test.use({ baseURL: DEVELOPMENT_ORIGIN })

  for (const path of [...SITE_PATHS, '/nope']) {
    test(`${path} hydrates in place without a mismatch`, async ({ page, allow }) => {
      allow(/^info: %cDownload the React DevTools/)
      if (path === '/nope') allow('not loaded: /nope: 404')
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      const release = await holdBack(page, SCRIPTS)
      await page.goto(path)
      const names = ['html', 'header', 'main', 'h1', 'footer']
      for (const name of names) {
        // As a property, because an attribute would itself be a mismatch.
        await page
          .locator(name)
          .first()
          .evaluate((element) => Object.assign(element, { before: 1 }))
      }
      release()
      await hydrated(page)
      for (const name of names) {
        await expect(page.locator(name).first()).toHaveJSProperty('before', 1)
      }
      await expect(page.locator('html')).toHaveClass('dark')
    })
  }
})

/** Changes that extensions and translators make before hydration. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a telephone number is wrapped': (page) =>
    page.locator('header a[href^="tel:"]').evaluate((link) => {
      const span = document.createElement('span')
      span.append(...link.childNodes)
      link.append(span)
    }),
  'a translator has wrapped all words': (page) => page.evaluate(translate),
  'a password manager has inserted an icon': (page) =>
    page
      .locator('form input, fieldset input')
      .first()
      .evaluate((input) => {
        const icon = document.createElement('div')
        icon.setAttribute('data-lastpass-icon-root', '')
        input.before(icon)
      }),
  'a spelling checker has inserted a button': (page) =>
    page
      .locator('form textarea, fieldset input')
      .last()
      .evaluate((box) => {
        box.setAttribute('spellcheck', 'false')
        box.after(document.createElement('grammar-button'))
      }),
}

/** Opens a page, changes it before its scripts come, and lets `fill` type into it. */
async function openChanged(page: Page, path: string, what: string, fill: () => Promise<void>) {
  const release = await holdBack(page, SCRIPTS)
  await page.goto(path)
  await changes[what]?.(page)
  await fill()
  release()
  await hydrated(page)
}

for (const what of Object.keys(changes)) {
  test.describe(`when ${what} before hydration`, () => {
    // React reports that it renders the page again.
    test.beforeEach(({ allow }) => allow(/Minified React error #418/))

    test('the form keeps what was typed, the focus and its head', async ({ page }) => {
      const head = (tag: string) => page.locator(`head > ${tag}`)
      await openChanged(page, '/contact-us', what, async () => {
        await type(page)
        await page.getByLabel('Email').focus()
      })
      await expectValues(page, { ...TYPED, phone: '+965' })
      await expect(page.getByLabel('Email')).toBeFocused()
      for (const tag of ['meta[name=viewport]', 'link[rel=manifest]', 'link[rel=canonical]']) {
        await expect(head(tag)).toHaveCount(1)
      }
      await expect(head('link[rel=icon]')).toHaveCount(2)
      await expect(head('meta[name="theme-color"][media=all]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Switch to dark theme' }).click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      await follow(page, 'About Us')
      await follow(page, 'Contact Us')
      await expectValues(page, { ...TYPED, phone: '+965' })
    })

    test('an instrument keeps its figures and the focus', async ({ page }) => {
      const amount = page.getByLabel('Amount')
      await openChanged(page, '/services/fuel', what, () => amount.fill('1234'))
      await expect(amount).toHaveValue('1234')
      await expect(amount).toBeFocused()
      await amount.press('5')
      await expect(amount).toHaveValue('12345')
    })
  })
}
