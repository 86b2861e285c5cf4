import type { Locator, Page, Request, Route } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { expectPdf, mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

const PDF = '**/aero-company-profile.pdf'
const CODE = '**/assets/ProfileModal-*.js'

async function openProfile(page: Page) {
  await open(page, '/')
  await profileLink(page).click()
  return profileDialog(page)
}
const closeButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Close company profile' })
const fallback = (dialog: Locator) => dialog.getByText('PDF Preview Unavailable')
test.describe('on larger screens', { tag: '@full' }, () => {
  test.use({ viewport: desktop })

  test('covers the frame until the PDF is drawn, and judges it after 1 s', async ({
    page,
    allow,
  }) => {
    allow(/^not loaded: \/aero-company-profile\.pdf\S*: 404$/)
    await page.clock.install()
    // Loads the code before the clock stops.
    const dialog = await openProfile(page)
    await closeButton(dialog).click()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const frame = dialog.locator('iframe')
    await test.step('a PDF stays', async () => {
      await profileLink(page).click()
      await expect(frame).toHaveAttribute(
        'src',
        '/aero-company-profile.pdf#toolbar=1&navpanes=1&scrollbar=1',
      )
      const cover = dialog.locator('picture img')
      await expectPdf(dialog)
      await page.clock.runFor(600)
      await expect(cover).toBeVisible()
      const box = await frame.boundingBox()
      expect(await cover.boundingBox()).toEqual(box)
      await page.clock.runFor(350)
      await expect(cover).toBeHidden()
      await page.clock.runFor(1000)
      expect(await frame.boundingBox()).toEqual(box)
      await expect(fallback(dialog)).toBeHidden()
    })
    await closeButton(dialog).click()
    await page.route(PDF, (route) => route.fulfill({ status: 404, body: 'none' }))
    await test.step('a missing file gives way to the fallback', async () => {
      const answer = page.waitForResponse(PDF)
      await profileLink(page).click()
      await answer
      await page.clock.runFor(950)
      await expect(frame).toBeVisible()
      await expect(fallback(dialog)).toHaveCount(0)
      await page.clock.runFor(60)
      await expect(fallback(dialog)).toBeVisible()
    })
  })

  for (const pace of ['at once', 'late']) {
    test(`a double-click opens it once when its code loads ${pace}`, async ({ page }) => {
      const release = await holdBack(page, CODE)
      if (pace === 'at once') release()
      await open(page, '/about-us')
      await profileLink(page).dblclick({ delay: 20 })
      release()
      const dialog = profileDialog(page)
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL('/about-us')
      await closeButton(dialog).click()
      // The code has loaded: the dialog now opens under the second click.
      const { x = 0, y = 0 } = (await profileLink(page).boundingBox()) ?? {}
      await page.mouse.dblclick(x + 8, y + 8)
      await expect(dialog).toBeVisible()
    })
  }

  test('Tab leads out of the PDF', async ({ page }) => {
    const dialog = await openProfile(page)
    await expectPdf(dialog)
    await dialog.locator('iframe').focus()
    const backButton = dialog.getByRole('button', { name: 'Back to the page' })
    const isOut = () => backButton.evaluate((button) => button === document.activeElement)
    for (let stop = 0; stop < 80 && !(await isOut()); stop++) await page.keyboard.press('Tab')
    await expect(backButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(profileLink(page)).toBeFocused()
  })

  /** Ways in which the file fails, and the browser's complaint. `previewCheck.test.ts` has more. */
  const failures: Record<string, [(route: Route) => Promise<void>, complaint?: RegExp]> = {
    'a missing file': [
      (route) => route.fulfill({ status: 404, body: 'none' }),
      /^not loaded: \/aero-company-profile\.pdf\S*: 404$/,
    ],
    'a file that is none': [
      (route) => route.fulfill({ status: 200, contentType: 'application/pdf', body: 'Hello' }),
    ],
    'a dropped connection': [
      (route) => route.abort('connectionreset'),
      /^not loaded: \/aero-company-profile\.pdf\S*: net::ERR_CONNECTION_RESET$/,
    ],
  }
  test('falls back to Open and Download while the file fails', async ({ page, allow }) => {
    await open(page, '/')
    const dialog = profileDialog(page)
    for (const [name, [answer, complaint]] of Object.entries(failures)) {
      await test.step(name, async () => {
        if (complaint) allow(complaint)
        await page.route(PDF, answer)
        await profileLink(page).click()
        await expect(fallback(dialog)).toBeVisible()
        await expect(dialog.getByText('due to server configuration')).toBeVisible()
        await expect(dialog.getByRole('link', { name: /^(Open|Download) PDF$/ })).toHaveCount(2)
        await closeButton(dialog).click()
        await expect(profileLink(page)).toBeFocused()
        await page.unroute(PDF)
      })
    }
    await test.step('a file that arrives later replaces the fallback', async () => {
      const release = await holdBack(page, PDF)
      await profileLink(page).click()
      await expect(fallback(dialog)).toBeVisible()
      await expect(dialog.locator('iframe')).toBeHidden()
      release()
      await expectPdf(dialog)
      await expect(fallback(dialog)).toBeHidden()
      await expect(dialog.locator('iframe')).toBeVisible()
      await expect(dialog.locator('picture img')).toBeHidden()
    })
  })
})

test.describe('its code', { tag: '@full' }, () => {
  test.use({ viewport: desktop })
  const isFile = (request: Request) =>
    request.url().endsWith('.pdf') && request.isNavigationRequest()

  /** Waits for the request of the file, which is not shown: the viewer may outlast the test. */
  async function expectFileRequest(page: Page, act: () => Promise<unknown>) {
    // Its end, because an earlier click would only repeat the request.
    const asked = page.waitForEvent('requestfailed', isFile)
    await act()
    await asked
  }

  test('is requested again after a failure', async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/ProfileModal-\S+: net::ERR_FAILED$/)
    await page.route(PDF, (route) => route.fulfill({ status: 204 }))
    await page.route(CODE, (route) => route.abort())
    await open(page, '/')
    await expectFileRequest(page, () => profileLink(page).click())
    await page.unroute(CODE)
    await profileLink(page).click()
    await expect(profileDialog(page)).toBeVisible()
  })

  test('takes visitors to the file itself while it takes too long', async ({ page }) => {
    await page.clock.install()
    await page.route(PDF, (route) => route.fulfill({ status: 204 }))
    await holdBack(page, CODE)
    await open(page, '/')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await expectFileRequest(page, async () => {
      await profileLink(page).click()
      await page.clock.runFor(3100)
    })
    await expectFileRequest(page, () => profileLink(page).click())
  })

  test('does not interrupt the next page when it arrives late', async ({ page }) => {
    await page.clock.install()
    const files: string[] = []
    page.on('request', (request) => {
      if (isFile(request)) files.push(request.url())
    })
    const release = await holdBack(page, CODE)
    await open(page, '/')
    await profileLink(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await page.getByLabel('Name').fill('Dana')
    await page.clock.runFor(4000)
    const arrived = page.waitForResponse(CODE)
    release()
    await arrived
    await settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Name')).toHaveValue('Dana')
    expect(files).toEqual([])
  })

  test('opens the dialog on the next page after a click there', async ({ page }) => {
    const release = await holdBack(page, CODE)
    await open(page, '/')
    await profileLink(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await profileLink(page).click()
    release()
    await expect(profileDialog(page)).toBeVisible()
  })
})

// The visit in flows/visits.spec.ts downloads the file on a phone.
test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('closes with the menu at the same place, and keeps the focus in a turned phone', async ({
    page,
  }) => {
    await open(page, '/')
    await jumpTo(page, 1500)
    const menu = await mainMenu(page)
    const dialog = profileDialog(page)
    const download = dialog.getByRole('link', { name: 'Download PDF' })
    await profileLink(page).tap()
    const file = page.waitForEvent('download')
    await download.tap()
    await file
    await expect(dialog).toBeHidden()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    expect(await position(page)).toBe(1500)

    await mainMenu(page)
    await profileLink(page).tap()
    await download.focus()
    await page.setViewportSize({ width: 900, height: 600 })
    await expect(closeButton(dialog).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(profileLink(page)).toBeFocused()
  })
})
