import { readFile } from 'node:fs/promises'
import { profileModal } from '#content/layout.ts'
import { profileLabel } from '#content/navigation.ts'
import { contactForm, readOutbox, TYPED } from './support/contactForm.ts'
import { follow, mainMenu, profileDialog, title } from './support/menu.ts'
import { service } from './support/services.ts'
import { expect, hydrated, open, test } from './support/test.ts'

test('find a service and call', async ({ page }) => {
  await open(page, '/')
  const menu = await mainMenu(page)
  await menu.getByRole('button', { name: 'Show services' }).click()
  await menu.getByRole('link', { name: service.name }).click()
  await expect(page).toHaveURL(service.link)
  await expect(title(page, service.name)).toBeInViewport()
  const call = page.getByRole('main').getByRole('link', { name: 'Call' }).first()
  await expect(call).toBeVisible()
  await expect(call).toHaveAttribute('href', /^tel:\+\d{8,15}$/)
})

test('get lost and find home', async ({ page, allow, browserName }) => {
  // Firefox does not log it.
  if (browserName === 'chromium') allow('not loaded: /services/fule: 404')
  expect((await page.goto('/services/fule'))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeInViewport()
  const home = page.getByRole('main').getByRole('link', { name: 'Go Back Home' })
  await expect(home).toBeInViewport()
  await home.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('read and download the profile', async ({ page, viewport }) => {
  await open(page, '/')
  const item = (await mainMenu(page)).getByRole('link', { name: profileLabel })
  await item.click()
  const dialog = profileDialog(page)
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled)
  if (hasViewer && (viewport?.width ?? 0) >= 768) {
    await expect(dialog.locator('iframe')).toBeVisible()
    await dialog.getByRole('button', { name: profileModal.close }).click()
    await expect(item).toBeFocused()
  } else {
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: profileModal.download }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(profileModal.fileName)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await expect(dialog).toBeHidden()
})

test('send a request from a service page', async ({ page, hasTouch }) => {
  const press = hasTouch ? 'tap' : 'click'
  await open(page, service.link)
  const request = page.getByRole('main').locator(`a[href="/contact-us?service=${service.slug}"]`)
  await request.first()[press]()
  await expect(title(page, 'Contact Us')).toBeVisible()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service.slug)
  await page.getByLabel('Registration').pressSequentially('9k-abc')
  const form = contactForm(page)
  const { name, email, message, submit } = form
  await expect(form.attached).toContainText('9K-ABC')
  // Typed as keys: over WebDriver BiDi, React does not notice `fill`.
  await name.pressSequentially(TYPED.name)
  await email.pressSequentially(TYPED.email)
  const words = `KWI tomorrow ${Date.now()}`
  await message.pressSequentially(words)
  await submit[press]()
  await expect(form.sentToast).toBeVisible()
  const received = (await readOutbox()).map(({ user_message: text }) => text)
  expect(received.filter((text) => text.includes(words))).toEqual([
    expect.stringMatching(new RegExp(`^HANDLING REQUEST[^]*9K-ABC[^]*${words}$`)),
  ])
  await expect(message).toHaveValue('')
  await expect(form.sentLine).toBeVisible()

  await test.step('send another request', async () => {
    await name.pressSequentially(TYPED.name)
    await expect(form.sentLine).toBeHidden()
    await email.pressSequentially(TYPED.email)
    await message.pressSequentially('Second')
    await submit[press]()
    await expect(form.sentLine).toBeVisible()
  })
  await test.step('the sent draft is not restored', async () => {
    await form.reload()
    await form.expectValues({})
    await expect(form.attached).toHaveCount(0)
    await page.goBack()
    await expect(title(page, service.name)).toBeVisible()
    await page.goForward()
    await expect(submit).toBeEnabled()
    await form.expectValues({})
    await expect(form.attached).toHaveCount(0)
  })
})

test('change the theme and come back', async ({ page, context }) => {
  const root = page.locator('html')
  await open(page, '/')
  await expect(root).not.toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(root).toHaveClass(/dark/)
  await (await mainMenu(page)).getByRole('link', { name: 'About Us' }).click()
  await expect(title(page, 'About Us')).toBeVisible()
  await expect(root).toHaveClass(/dark/)

  const later = await context.newPage()
  await later.goto('/contact-us')
  await expect(later.locator('html')).toHaveClass(/dark/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'WebDriver BiDi has no such option')

  test('read without JavaScript', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await follow(page, service.name)
    const main = page.getByRole('main')
    for (const heading of await main.getByRole('heading').all()) await expect(heading).toBeVisible()
    expect((await main.innerText()).length).toBeGreaterThan(1000)
    await main.locator('a[href^="/contact-us"]').first().click()
    await expect(page.locator('form')).toBeHidden()
    await expect(main.getByText('This form needs JavaScript.')).toBeVisible()
    for (const kind of ['tel', 'mailto']) {
      await expect(main.locator(`a[href^="${kind}:"]:visible`).first()).toBeVisible()
    }
  })
})
