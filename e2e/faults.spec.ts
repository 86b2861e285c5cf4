import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { decode } from './support/pixels.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const SENT = 'Message sent successfully!'
const FAILED = 'Failed to send message. Please try again later.'
const values = { Name: 'Dana', Email: 'ops@example.com', Message: 'KWI tomorrow\n0300Z' }

async function type(page: Page) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}
async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const expectSent = (page: Page) => expect(page.getByRole('status').getByText(SENT)).toBeVisible()

/** Clicks what brings a new document, and waits for it. */
async function leave(page: Page, link: Locator) {
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
}

/** Takes a script away, as a new deployment does. @returns what puts it back */
async function take(page: Page, script: string) {
  const address = `**/assets/${script}-*.js`
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute(address)
}

/** Storage that throws when it is looked at, as where all cookies are blocked. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

test('in a browser that blocks cookies and storage all works, and the message leaves', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: String(baseURL),
    viewport: desktop,
  })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await open(page, '/')
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await type(page)
  await send(page)
  await expectSent(page)
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(said).toEqual([])
  await context.close()
  await rm(profile, { recursive: true })
})

for (const storage of ['kept', 'blocked']) {
  test(`a link to a page whose code is gone leads there, storage ${storage}`, async ({
    page,
    complaints,
  }) => {
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await open(page, '/')
    await take(page, 'catering')
    // Twice: the router itself would reload once a visit.
    for (const visit of [1, 2]) {
      await leave(page, page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }))
      await expect(page, `visit ${visit}`).toHaveURL('/services/catering')
      await expect(page.locator('html')).toHaveAttribute('data-incomplete')
      await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
      await hydrated(page)
    }
    expect(complaints.join('\n')).toMatch(/404/)
    complaints.length = 0
  })
}

test('a form whose code did not arrive says so, and a reload keeps what was typed', async ({
  page,
  complaints,
}) => {
  const putBack = await take(page, 'contact-us')
  await page.goto('/contact-us')
  await expect(page.getByText('Part of this page did not arrive')).toBeVisible()
  await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
  await type(page)
  await page.getByLabel('Phone').fill('+965 5000 1234')
  await putBack()
  await leave(page, page.getByRole('button', { name: 'Reload the page' }))
  await hydrated(page)
  await expect(page.getByText('Part of this page did not arrive')).toBeHidden()
  await expectTyped(page)
  await expect(page.getByLabel('Phone')).toHaveValue('+965 5000 1234')
  complaints.length = 0
  await send(page)
  await expectSent(page)
})

for (const storage of ['kept', 'blocked']) {
  test(`without the mail client a reload is offered and keeps the text, storage ${storage}`, async ({
    page,
    complaints,
  }) => {
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    const putBack = await take(page, 'es')
    await open(page, '/contact-us')
    await type(page)
    await page.getByLabel('Phone').pressSequentially('50001234')
    await send(page)
    await expect(page.getByText(FAILED)).toHaveCount(1)
    await expectTyped(page)
    expect(complaints.join('\n')).toContain('The contact message was not sent.')
    await putBack()
    complaints.length = 0
    await leave(page, page.getByRole('button', { name: 'Reload and keep the text' }))
    await hydrated(page)
    await expectTyped(page)
    await expect(page.getByLabel('Phone')).toHaveValue('+965 5000 1234')
    await send(page)
    await expectSent(page)
    // Kept for that one reload, not for the next.
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
}

test('a refusal by the provider offers no reload', async ({ page, complaints }) => {
  await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'No' }))
  await open(page, '/contact-us')
  await type(page)
  await send(page)
  await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload and keep the text' })).toHaveCount(0)
  complaints.length = 0
})

test('without its library a toast is shown all the same, once', async ({ page, complaints }) => {
  await take(page, 'toasts')
  await open(page, '/contact-us')
  await type(page)
  await send(page)
  await expectSent(page)
  await expect(page.getByText(SENT)).toHaveCount(1)
  await expect(page.getByText(SENT)).toBeHidden()
  expect(complaints).toEqual([expect.stringContaining('404')])
  complaints.length = 0
})

test('without the modal’s code the profile itself opens', async ({ page, complaints }) => {
  await take(page, 'ProfileModal')
  await open(page, '/')
  const opened = page.waitForRequest(
    (request) => request.url().endsWith('.pdf') && request.isNavigationRequest(),
  )
  await page.getByRole('link', { name: 'Aero Profile' }).click()
  await opened
  complaints.length = 0
})

test('without its code the carousel is a row that scrolls by hand', async ({
  page,
  complaints,
}) => {
  await take(page, 'RunningCarousel')
  await open(page, '/')
  const row = page.getByRole('group', { name: 'Testimonials' })
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => complaints.join('\n')).toContain('The carousel could not be loaded.')
  await expect(async () => {
    await row.press('ArrowRight')
    await expect(row.locator('> div > div').last()).toBeInViewport({ timeout: 100 })
  }).toPass()
  complaints.length = 0
})

for (const path of ['/', '/contact-us']) {
  test(`${path} shows its words while the fonts hang`, async ({ page }) => {
    await page.route('**/*.woff2', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const protocol = await page.context().newCDPSession(page)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    if (!heading) throw new Error('The heading has no place')
    const clip = { ...heading, scale: 1 }
    const colours = async () => {
      // The test tool's own screenshots wait for fonts.
      const { data } = await protocol.send('Page.captureScreenshot', { clip })
      const { data: pixels } = await decode(Buffer.from(data, 'base64'))
      let white = 0
      for (const value of pixels) if (value > 240) white += 1
      return white
    }
    await expect.poll(colours).toBeGreaterThan(1000)
  })
}

test('a message that failed without a line leaves once there is one', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/contact-us')
  await type(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(FAILED)).toHaveCount(1)
  await expectTyped(page)
  expect(complaints.join('\n')).toContain('The contact message was not sent.')
  await context.setOffline(false)
  await send(page)
  await expectSent(page)
  complaints.length = 0
})

test('on a slow line the page is read, and the form typed, before any script', async ({ page }) => {
  test.slow()
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (/assets\/(?!start).*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await type(page)
  expect(scripts).toEqual([])
  await hydrated(page)
  expect(scripts).not.toEqual([])
  await expectTyped(page)
  await send(page)
  await expectSent(page)
})
