import type { Page, Request, Route } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

const PDF = '**/aero-company-profile.pdf'

async function openProfile(page: Page) {
  await open(page, '/')
  await page.getByRole('link', { name: 'Aero Profile' }).click()
  return page.getByRole('dialog', { name: 'Aero Company Profile' })
}

test.describe('on larger screens', () => {
  test.use({ viewport: desktop })

  test('embeds the PDF with toolbar, navigation pane and scrollbar', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install()
    const answer = page.waitForResponse((response) => 'range' in response.request().headers())
    const dialog = await openProfile(page)
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute(
      'src',
      '/aero-company-profile.pdf#toolbar=1&navpanes=1&scrollbar=1',
    )
    // Later than the moment at which a broken preview is replaced.
    await answer
    const type = () =>
      frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.contentType)
    await expect.poll(type).toBe('application/pdf')
    await page.clock.runFor(1500)
    await expect(frame).toBeVisible()
    await expect(dialog.getByText('PDF Preview Unavailable')).toBeHidden()
  })

  for (const [pace, delay] of [
    ['at once', 0],
    ['slowly', 400],
  ] as const) {
    test(`a double-click opens it once when its code loads ${pace}`, { tag: '@full' }, async ({
      page,
    }) => {
      await page.route('**/assets/ProfileModal-*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        await route.continue()
      })
      await open(page, '/about-us')
      const opener = page.getByRole('link', { name: 'Aero Profile' })
      await opener.dblclick({ delay: 20 })
      const dialog = page.getByRole('dialog', { name: 'Aero Company Profile' })
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL('/about-us')
      await dialog.getByRole('button', { name: 'Close company profile' }).click()
      // The code has loaded: the dialog now opens under the second click.
      const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {}
      await page.mouse.dblclick(x + 8, y + 8)
      await expect(dialog).toBeVisible()
    })
  }

  test('Tab leads out of the PDF', { tag: '@full' }, async ({ page }) => {
    const dialog = await openProfile(page)
    const frame = dialog.locator('iframe')
    const type = () =>
      frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.contentType)
    await expect.poll(type).toBe('application/pdf')
    await frame.focus()
    const way = dialog.getByRole('button', { name: 'Back to the page' })
    const isOut = () => way.evaluate((button) => button === document.activeElement)
    for (let stop = 0; stop < 80 && !(await isOut()); stop++) await page.keyboard.press('Tab')
    await expect(way).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Aero Profile' })).toBeFocused()
  })

  /** How the file fails, and the browser's complaint. */
  const failures: Record<string, [(route: Route) => Promise<void>, said?: RegExp]> = {
    'a missing file': [
      (route) => route.fulfill({ status: 404, body: 'none' }),
      /^not loaded: \/aero-company-profile\.pdf\S*: 404$/,
    ],
    'a page in its place': [
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hello</p>' }),
    ],
    'an empty file': [
      (route) => route.fulfill({ status: 200, contentType: 'application/pdf', body: '' }),
    ],
    'a file that is none': [
      (route) => route.fulfill({ status: 200, contentType: 'application/pdf', body: 'Hello' }),
    ],
    'a dropped connection': [
      (route) => route.abort('connectionreset'),
      /^not loaded: \/aero-company-profile\.pdf\S*: net::ERR_CONNECTION_RESET$/,
    ],
  }
  test('falls back to Open and Download when the file fails, and forgets it later', {
    tag: '@full',
  }, async ({ page, allow }) => {
    test.slow()
    await open(page, '/')
    const opener = page.getByRole('link', { name: 'Aero Profile' })
    const dialog = page.getByRole('dialog', { name: 'Aero Company Profile' })
    const fallback = dialog.getByText('PDF Preview Unavailable')
    for (const [name, [answer, said]] of Object.entries(failures)) {
      await test.step(name, async () => {
        if (said) allow(said)
        await page.route(PDF, answer)
        await opener.click()
        await expect(fallback).toBeVisible()
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
        await dialog.getByRole('button', { name: 'Close company profile' }).click()
        await expect(opener).toBeFocused()
        await page.unroute(PDF)
      })
    }
    await test.step('the file is there again', async () => {
      await opener.click()
      const type = () =>
        dialog
          .locator('iframe')
          .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.contentType)
      await expect.poll(type).toBe('application/pdf')
      await expect(fallback).toBeHidden()
    })
  })

  test('judges the preview one second after it opened', { tag: '@full' }, async ({
    page,
    allow,
  }) => {
    allow(/^not loaded: \/aero-company-profile\.pdf\S*: 404$/)
    await page.clock.install()
    await page.route(PDF, (route) => route.fulfill({ status: 404, body: 'none' }))
    await open(page, '/')
    // Loads the code before the clock stops.
    await page.getByRole('link', { name: 'Aero Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aero Company Profile' })
    await dialog.getByRole('button', { name: 'Close company profile' }).click()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const answer = page.waitForResponse(PDF)
    await page.getByRole('link', { name: 'Aero Profile' }).click()
    await answer
    const fallback = dialog.getByText('PDF Preview Unavailable')
    await page.clock.runFor(950)
    await expect(dialog.locator('iframe')).toBeVisible()
    await expect(fallback).toHaveCount(0)
    await page.clock.runFor(60)
    await expect(fallback).toBeVisible()
  })

  test('replaces the fallback when the file arrives later', { tag: '@full' }, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route(PDF, async (route) => {
      await held
      await route.continue()
    })
    const dialog = await openProfile(page)
    const fallback = dialog.getByText('PDF Preview Unavailable')
    await expect(fallback).toBeVisible()
    await expect(dialog.locator('iframe')).toBeHidden()
    release()
    await expect(fallback).toBeHidden()
    await expect(dialog.locator('iframe')).toBeVisible()
  })

  test('offers a download in a browser without a PDF viewer', { tag: '@full' }, async ({
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

test.describe('its code', () => {
  test.use({ viewport: desktop })
  const CODE = '**/assets/ProfileModal-*.js'
  const link = (page: Page) => page.getByRole('link', { name: 'Aero Profile' })
  const isFile = (request: Request) =>
    request.url().endsWith('.pdf') && request.isNavigationRequest()

  /** Waits for the request of the file, which is not shown: the viewer may outlast the test. */
  async function asksForFile(page: Page, act: () => Promise<unknown>) {
    // Waits for its end: an earlier press would only repeat the request.
    const asked = page.waitForEvent('requestfailed', isFile)
    await act()
    await asked
  }

  test('is requested again after a failure', { tag: '@full' }, async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/ProfileModal-\S+: net::ERR_FAILED$/)
    await page.route(PDF, (route) => route.fulfill({ status: 204 }))
    let isGone = true
    await page.route(CODE, (route) => (isGone ? route.abort() : route.continue()))
    await open(page, '/')
    await asksForFile(page, () => link(page).click())
    isGone = false
    await link(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('offers the file itself while the preview takes too long', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(PDF, (route) => route.fulfill({ status: 204 }))
    await holdBack(page, CODE)
    await open(page, '/')
    await asksForFile(page, async () => {
      await link(page).click()
      await page.clock.runFor(4000)
    })
    await asksForFile(page, () => link(page).click())
  })

  test('does not interrupt the next page when it arrives late', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install()
    const files: string[] = []
    page.on('request', (request) => {
      if (isFile(request)) files.push(request.url())
    })
    const letGo = await holdBack(page, CODE)
    await open(page, '/')
    await link(page).click()
    const form = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
    await form.click()
    await page.getByLabel('Name').fill('Dana')
    await page.clock.runFor(4000)
    const arrived = page.waitForResponse(CODE)
    letGo()
    await arrived
    await settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Name')).toHaveValue('Dana')
    expect(files).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('keeps the focus in the dialog when the phone is turned, and returns it to the header', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('link', { name: 'Aero Profile' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Download PDF' }).focus()
    await page.setViewportSize({ width: 900, height: 600 })
    await expect(
      dialog.getByRole('button', { name: 'Close company profile' }).first(),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Aero Profile' })).toBeFocused()
  })

  test('asks before it downloads, then closes with the menu behind it', { tag: '@full' }, async ({
    page,
  }) => {
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
