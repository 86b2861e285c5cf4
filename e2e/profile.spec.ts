import { expectPdf, mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

const PDF = '**/aero-company-profile.pdf'

test.describe('on larger screens', { tag: '@full' }, () => {
  test.use({ viewport: desktop })

  test('shows the PDF, and the keyboard leads out of it', async ({ page }) => {
    await open(page, '/about-us')
    await profileLink(page).dblclick()
    const dialog = profileDialog(page)
    const close = dialog.getByRole('button', { name: 'Close company profile' })
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('src', /\.pdf#toolbar=1&navpanes=1&scrollbar=1$/)
    await expectPdf(dialog)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await frame.focus()
    await expect(close).not.toBeFocused()
    const pressUntilOut = async () => {
      await page.keyboard.press('Shift+Tab')
      return await close.evaluate((button) => button === document.activeElement)
    }
    await expect.poll(pressUntilOut, { intervals: [0], timeout: 30_000 }).toBe(true)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(profileLink(page)).toBeFocused()
  })

  test('shows the fallback 1 s after a failure, and the preview the next time', async ({
    page,
    allow,
  }) => {
    allow(/^not loaded: \/aero-company-profile\.pdf\S*: 404$/)
    await page.clock.install()
    await open(page, '/')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.route(PDF, (route) => route.fulfill({ status: 404, body: 'none' }))
    const dialog = profileDialog(page)
    await profileLink(page).click()
    await expect(dialog.locator('iframe')).toBeVisible()
    await page.clock.runFor(999)
    await expect(dialog.getByText('PDF Preview Unavailable')).toBeHidden()
    await page.clock.runFor(1)
    await expect(dialog.getByText('PDF Preview Unavailable')).toBeVisible()
    const openLink = dialog.getByRole('link', { name: 'Open PDF' })
    await expect(openLink).toHaveAttribute('target', '_blank')
    await expect(openLink).toHaveAttribute('href', '/aero-company-profile.pdf')

    await page.unroute(PDF)
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Aero-Company-Profile.pdf')
    await expect(dialog).toBeHidden()
    const answer = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await profileLink(page).click()
    await answer
    await page.clock.runFor(1000)
    await expect(dialog.locator('iframe')).toBeVisible()
  })

  test('closes when the visitor goes back, and leaves a click with Ctrl to the browser', async ({
    page,
    context,
  }) => {
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
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

// The visit in flows/visits.spec.ts downloads the file on a phone and reads it.
test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('asks before the download, then closes with the menu at the same place', async ({
    page,
  }) => {
    await open(page, '/')
    await jumpTo(page, 1500)
    const menu = await mainMenu(page)
    const dialog = profileDialog(page)
    await profileLink(page).tap()
    await expect(menu).toBeHidden()
    await expect(dialog.getByText('Are you sure you want to download')).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveCount(0)
    const file = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download PDF' }).tap()
    await file
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    expect(await position(page)).toBe(1500)
  })
})
