import type { Route } from '@playwright/test'
import { profileModal } from '#content/layout.ts'
import { expectPdf, follow, mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const PDF = '**/aero-company-profile.pdf'

test.describe('on larger screens', { tag: '@full' }, () => {
  test.use({ viewport: desktop })

  test('shows the PDF, and the keyboard leads out of it (3.3)', async ({ page }) => {
    await open(page, '/about-us')
    await profileLink(page).dblclick()
    const dialog = profileDialog(page)
    const close = dialog.getByRole('button', { name: profileModal.close })
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('src', /\.pdf#toolbar=1&navpanes=1&scrollbar=1$/)
    await expectPdf(dialog)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await frame.focus()
    await expect(async () => {
      await page.keyboard.press('Shift+Tab')
      expect(await close.evaluate((button) => button === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0], timeout: 30_000 })
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(profileLink(page)).toBeFocused()
  })

  const answers: Record<string, (route: Route) => unknown> = {
    'is missing': (route) => route.fulfill({ status: 404 }),
    'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }),
    'is empty': (route) =>
      route.fulfill({ contentType: 'application/pdf', headers: { 'content-length': '0' } }),
    'cannot be reached': (route) => route.abort(),
    'never comes': () => {},
  }

  test('judges each time, 1 s after opening, whether the PDF can be shown (3.3)', async ({
    page,
    allow,
  }) => {
    allow(/^not loaded: \/aero-company-profile\.pdf\S*: (?:404|net::ERR_FAILED)$/)
    await page.clock.install()
    await open(page, '/')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const dialog = profileDialog(page)
    const fallback = dialog.getByText('PDF Preview Unavailable')
    for (const [what, answer] of Object.entries(answers)) {
      await page.route(PDF, answer)
      await profileLink(page).click()
      await expect(dialog.locator('iframe')).toBeVisible()
      await page.clock.runFor(999)
      await expect(fallback).toBeHidden()
      await page.clock.runFor(1)
      await expect(fallback, `a file that ${what}`).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.unroute(PDF)
    }
    const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await profileLink(page).click()
    await answered
    await page.clock.runFor(1000)
    await expect(dialog.locator('iframe')).toBeVisible()
  })

  test('keeps the preview of a file whose length the server does not name (3.3)', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.route(PDF, async (route) => {
      if (route.request().method() !== 'HEAD') return route.continue()
      const response = await route.fetch()
      const { 'content-length': _, ...headers } = response.headers()
      return route.fulfill({ response, headers })
    })
    const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await profileLink(page).click()
    expect((await answered).headers()).not.toHaveProperty('content-length')
    const dialog = profileDialog(page)
    await expectPdf(dialog)
    await page.clock.runFor(1000)
    await expect(dialog.getByText('PDF Preview Unavailable')).toBeHidden()
    await expectPdf(dialog)
  })

  for (const [answer, status] of [
    ['ok', 200],
    ['an error', 404],
  ] as const) {
    test(`judges again when the server answers late with ${answer} (3.3)`, async ({
      page,
      allow,
    }) => {
      if (status === 404) allow(/^not loaded: \/aero-company-profile\.pdf\S*: 404$/)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(PDF, async (route) => {
        if (route.request().method() !== 'HEAD') return route.continue()
        await held
        return status === 200 ? route.continue() : route.fulfill({ status })
      })
      await page.clock.install()
      await open(page, '/')
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await profileLink(page).click()
      const dialog = profileDialog(page)
      const fallback = dialog.getByText('PDF Preview Unavailable')
      await page.clock.runFor(1000)
      await expect(fallback).toBeVisible()
      release()
      await expect(fallback).toBeVisible({ visible: status !== 200 })
      await expect(dialog.locator('iframe')).toHaveCount(status === 200 ? 1 : 0)
      if (status === 200) await expectPdf(dialog)
    })
  }

  test('leaves a click with Ctrl to the browser, and closes when the visitor goes back', async ({
    page,
    context,
  }) => {
    await open(page, '/')
    await follow(page, 'About Us')
    const tab = context.waitForEvent('page')
    await profileLink(page).click({ modifiers: ['Control'] })
    await (await tab).close()
    await expect(profileDialog(page)).toBeHidden()
    await profileLink(page).click()
    await expect(profileDialog(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(profileDialog(page)).toBeHidden()
  })
})

// The headless shell has no PDF viewer.
test('offers the file at once in a browser without a PDF viewer (3.3)', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await profileLink(page).click()
  const dialog = profileDialog(page)
  const link = dialog.getByRole('link', { name: 'Open PDF' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', '/aero-company-profile.pdf')
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: profileModal.download }).click()
  expect((await download).suggestedFilename()).toBe(profileModal.fileName)
  await expect(dialog).toBeHidden()
})

test('follows the link to the file in a browser without dialogs (8.3)', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'))
  await page.setViewportSize(desktop)
  await open(page, '/')
  // Without a PDF viewer, the browser downloads what it cannot show.
  const download = page.waitForEvent('download')
  await profileLink(page).click()
  await download
})

// The visit in flows/visits.spec.ts downloads the file on a phone and reads it.
test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('asks before the download, and returns to the same place without the menu (3.3)', async ({
    page,
  }) => {
    await open(page, '/')
    await jumpTo(page, 1500)
    const menu = await mainMenu(page)
    const dialog = profileDialog(page)
    await profileLink(page).tap()
    await expect(menu).toBeHidden()
    await expect(dialog.getByText('Are you sure you want to download')).toBeVisible()
    await dialog.getByRole('button', { name: profileModal.close }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    expect(await position(page)).toBe(1500)
  })
})
