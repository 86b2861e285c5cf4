import { profileModal } from '#content/layout.ts'
import { expectPdf, follow, mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

test.describe('on larger screens', { tag: '@full' }, () => {
  test.use({ viewport: desktop })

  test('shows the PDF without trapping the keyboard in it (3.3)', async ({ page }) => {
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

  test('the next stop after the PDF closes the dialog (3.3)', async ({ page }) => {
    await open(page, '/about-us')
    await profileLink(page).click()
    const dialog = profileDialog(page)
    await expectPdf(dialog)
    await dialog.locator('iframe').focus()
    const close = dialog.getByRole('button', { name: profileModal.closeAfterFrame, exact: true })
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await close.evaluate((button) => button === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0], timeout: 30_000 })
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })

  test('leaves a click with Ctrl to the browser (3.3)', async ({ page, context }) => {
    await open(page, '/')
    const tab = context.waitForEvent('page')
    await profileLink(page).click({ modifiers: ['Control'] })
    await (await tab).close()
    await expect(profileDialog(page)).toBeHidden()
  })

  test('closes when the visitor goes back (3.3)', async ({ page }) => {
    await open(page, '/')
    await follow(page, 'About Us')
    await profileLink(page).click()
    await expect(profileDialog(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(profileDialog(page)).toBeHidden()
  })
})

// The visit in visits.spec.ts downloads the file on a phone and reads it.
test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('returns to the same place after the question about the download (3.3)', async ({
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
