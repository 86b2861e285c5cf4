import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectSent, expectTyped, FAILED, openForm, send, type } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { follow } from './support/menu.ts'
import { decode, withoutText } from './support/pixels.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

test('everything works in a browser that blocks cookies and storage', {
  tag: '@full',
}, async ({ playwright, launchOptions, baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: String(baseURL),
    serviceWorkers: 'allow',
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
  await follow(page, 'Contact Us')
  await type(page)
  await send(page)
  await expectSent(page)
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(said).toEqual([])
  await context.close()
  await rm(profile, { recursive: true })
})

for (const path of ['/', '/contact-us']) {
  test(`${path} shows its text while fonts do not load`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/*.woff2', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // With another value, browsers hide text for up to three seconds.
    const displays = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .filter(({ style }) => style.getPropertyValue('src').includes('url('))
        .map(({ style }) => style.getPropertyValue('font-display')),
    )
    expect(new Set(displays)).toEqual(new Set(['swap']))
    const protocol = await page.context().newCDPSession(page)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    if (!heading) throw new Error('The heading has no place')
    // Playwright's screenshots wait for fonts.
    const look = async () => {
      const clip = { ...heading, scale: 1 }
      const { data } = await protocol.send('Page.captureScreenshot', { clip })
      return (await decode(Buffer.from(data, 'base64'))).data
    }
    const inked = async () => {
      const written = await look()
      const ground = await withoutText(page, look)
      return written.filter((value, index) => Math.abs(value - (ground[index] ?? 0)) > 60).length
    }
    await expect.poll(inked).toBeGreaterThan(2000)
  })
}

test('a message that failed offline can be sent online', async ({ page, context, allow }) => {
  allow(
    /^not loaded: \/assets\/(?:send|toasts)-\S+: net::ERR_INTERNET_DISCONNECTED$/,
    /^error: The contact message was not sent\. .*\/assets\/send-/,
  )
  await openForm(page)
  await type(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(FAILED)).toHaveCount(1)
  await expectTyped(page)
  await context.setOffline(false)
  await send(page)
  await expectSent(page)
})

test('keeps text typed before any script loads, and through two links', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/contact-us')
  await type(page)
  release()
  await hydrated(page)
  await expectTyped(page)
  // Without another key, which would save the draft.
  await follow(page, 'About Us')
  await follow(page, 'Contact Us')
  await expectTyped(page)
  await send(page)
  await expectSent(page)
})
