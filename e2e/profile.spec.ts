import type { Page, Route } from '@playwright/test'
import { desktop, expect, open, phone, test } from './support/test.ts'

const PDF = '**/aero-company-profile.pdf'

async function openProfile(page: Page) {
  await open(page, '/')
  await page.getByRole('link', { name: 'Aero Profile' }).click()
  return page.getByRole('dialog', { name: 'Aero Company Profile' })
}

test.describe('on larger screens', () => {
  test.use({ viewport: desktop })

  test('embeds the PDF with toolbar, navigation pane and scrollbar', async ({ page }) => {
    await page.clock.install()
    const head = page.waitForResponse((response) => response.request().method() === 'HEAD')
    const dialog = await openProfile(page)
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute(
      'src',
      '/aero-company-profile.pdf#toolbar=1&navpanes=1&scrollbar=1',
    )
    // Past the moment at which a broken preview would have been replaced.
    await head
    const type = () =>
      frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.contentType)
    await expect.poll(type).toBe('application/pdf')
    await page.clock.runFor(1500)
    await expect(frame).toBeVisible()
    await expect(dialog.getByText('PDF Preview Unavailable')).toBeHidden()
  })

  test('closes by its X and by Escape, and gives the focus back', async ({ page }) => {
    const dialog = await openProfile(page)
    await dialog.getByRole('button', { name: 'Close company profile' }).click()
    await expect(dialog).toBeHidden()
    const opener = page.getByRole('link', { name: 'Aero Profile' })
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close company profile' }).focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'a missing file': (route) => route.fulfill({ status: 404, body: 'none' }),
    'a page in its place': (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hello</p>' }),
    'an empty file': (route) =>
      route.fulfill({
        status: 200,
        headers: { 'content-type': 'application/pdf', 'content-length': '0' },
        body: '',
      }),
    'a dropped connection': (route) => route.abort('connectionreset'),
  }
  for (const [name, answer] of Object.entries(failures)) {
    test(`falls back for ${name}, with Open and Download`, async ({ page, complaints }) => {
      await page.route(PDF, answer)
      const dialog = await openProfile(page)
      await expect(dialog.getByText('PDF Preview Unavailable')).toBeVisible()
      await expect(
        dialog.getByText(
          'The PDF preview cannot be displayed due to server configuration. Please click below to view the PDF.',
        ),
      ).toBeVisible()
      const openLink = dialog.getByRole('link', { name: 'Open PDF' })
      await expect(openLink).toHaveAttribute('target', '_blank')
      await expect(dialog.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
        'download',
        'Aero-Company-Profile.pdf',
      )
      complaints.length = 0
    })
  }

  test('falls back in a browser without a PDF viewer, and the file still downloads', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
    )
    const dialog = await openProfile(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Aero-Company-Profile.pdf')
    await expect(dialog).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('asks first, downloads, and closes; the menu is closed behind it', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('link', { name: 'Aero Profile' }).tap()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByText('Are you sure you want to download Aero Profile PDF?'),
    ).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download PDF' }).tap()
    expect((await download).suggestedFilename()).toBe('Aero-Company-Profile.pdf')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })
})
