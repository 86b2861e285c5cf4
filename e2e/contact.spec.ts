import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FAILED, fields, SEND, SENT } from './support/contactForm.ts'
import { OUTBOX } from './support/servers.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

test.use({ viewport: desktop })

async function fill(page: Page, message = 'KWI tomorrow, 0300Z') {
  const form = fields(page)
  await form.name.fill('Dana')
  await form.email.fill('ops@example.com')
  await form.message.fill(message)
  return form
}

test('sends the four fields to the outbox and resets the form', async ({ page }) => {
  await open(page, '/contact-us')
  const form = fields(page)
  await expect(form.name).toHaveValue('')
  const message = `Stand and fuel ${Math.random()}\nsecond line`
  await fill(page, message)
  await form.phone.pressSequentially('50001234')
  await form.submit.click()
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible()
  await expect(form.name).toHaveValue('')
  await expect(form.email).toHaveValue('')
  await expect(form.message).toHaveValue('')
  await expect(form.phone).toHaveValue('+965')
  await expect(page.getByText('is required')).toHaveCount(0)

  const files = await readdir(OUTBOX)
  const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
  const mine = kept
    .map((text) => JSON.parse(text))
    .filter(({ body }) => body.template_params.user_message === message)
  expect(mine).toHaveLength(1)
  expect(Object.keys(mine[0].body).toSorted()).toEqual([
    'lib_version',
    'service_id',
    'template_id',
    'template_params',
    'user_id',
  ])
  expect(mine[0].body.template_params).toEqual({
    user_name: 'Dana',
    user_email: 'ops@example.com',
    user_phone: '+96550001234',
    user_message: message,
  })
  // Gone after three seconds, if no pointer rests on it.
  await expect(page.getByText(SENT)).toBeHidden({ timeout: 6000 })
})

test('a form that was just reset can be sent again without a phone number', async ({ page }) => {
  const bodies: { template_params: { user_phone: string } }[] = []
  await page.route(SEND, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ body: 'OK' })
  })
  await open(page, '/contact-us')
  for (const turn of [1, 2]) {
    const form = await fill(page)
    await form.submit.click()
    await expect.poll(() => bodies.length).toBe(turn)
    await expect(form.name).toHaveValue('')
  }
  expect(bodies.map((body) => body.template_params.user_phone)).toEqual(['', ''])
})

test('an empty submit names what is missing and focuses the first field', async ({ page }) => {
  await open(page, '/contact-us')
  const form = fields(page)
  await form.submit.click()
  await expect(form.name).toBeFocused()
  for (const text of ['Name is required', 'Email is required', 'Message is required']) {
    await expect(page.getByText(text)).toHaveCount(1)
  }
  await expect(form.name).toHaveAccessibleDescription(/Name is required/)
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await form.name.fill('Dana')
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await form.submit.click()
  await expect(form.email).toBeFocused()
})

test('the second click of a double-click reports nothing as missing after a quick answer', async ({
  page,
}) => {
  let sent = 0
  await page.route(SEND, async (route) => {
    sent += 1
    await route.fulfill({ body: 'OK' })
  })
  await open(page, '/contact-us')
  const form = await fill(page)
  // In the page: the second click must come within a double-click's time after the reset.
  await form.submit.evaluate((button: HTMLButtonElement) => {
    const clickIfReset = () => {
      const name = document.querySelector<HTMLInputElement>('#contact-name')
      if (name?.value === '') button.click()
      else requestAnimationFrame(clickIfReset)
    }
    button.click()
    clickIfReset()
  })
  await expect(form.name).toHaveValue('')
  await settled(page)
  await expect(page.getByText('is required')).toHaveCount(0)
  expect(sent).toBe(1)
})

test('tabbing through the form after a success reports nothing as missing', async ({ page }) => {
  await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact-us')
  const form = await fill(page)
  await form.name.press('Enter')
  await expect(form.name).toHaveValue('')
  await expect(form.name).toBeFocused()
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab')
  await expect(page.getByText('is required')).toHaveCount(0)
  // It is once something was typed, or sending was tried.
  await form.name.fill('D')
  await form.name.fill('')
  await form.name.blur()
  await expect(page.getByText('Name is required')).toHaveCount(1)
  await form.submit.click()
  await expect(page.getByText('is required')).toHaveCount(3)
})

test('an HTML page in place of an answer counts as a failure', async ({ page, allow }) => {
  allow(/^error: The contact message was not sent\. .*\(200\): a page of HTML/)
  await page.route(SEND, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  )
  await open(page, '/contact-us')
  const form = await fill(page)
  await form.submit.click()
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await expect(form.message).toHaveValue('KWI tomorrow, 0300Z')
  // The line that stays is in a region that is heard.
  const note = page.getByRole('status').filter({ hasText: 'could not confirm' })
  await expect(note).toBeVisible()
})

test('Send is disabled before hydration and never by aria-disabled as well', async ({ page }) => {
  await open(page, '/contact-us')
  await expect(fields(page).submit).not.toHaveAttribute('aria-disabled')
  // Before the script runs, too: there it is disabled.
  const buttons = (await readFile('dist/contact-us/index.html', 'utf8')).match(/<button[^>]*>/g)
  const send = buttons?.find((tag) => tag.includes('type="submit"'))
  expect(send).toContain('disabled')
  expect(send).not.toContain('aria-disabled')
})

test('a field that is left reports its error, and untouched fields stay silent', async ({
  page,
}) => {
  await open(page, '/contact-us')
  const form = fields(page)
  for (const [field, value, text, invalidFields] of [
    ['name', '   ', 'Name is required', 1],
    ['email', '  ', 'Email is required', 2],
    ['email', 'ops@', 'Invalid email address', 2],
    ['message', ' \n', 'Message is required', 3],
  ] as const) {
    await form[field].fill(value)
    await expect(page.getByText(text)).toHaveCount(field === 'email' && value === 'ops@' ? 1 : 0)
    await form[field].blur()
    await expect(page.getByText(text)).toHaveCount(1)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(invalidFields)
  }
})

test('hydration keeps the typed text, the focus and the next keys', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry-client*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact-us')
  const form = fields(page)
  await form.phone.fill('+965 5000 12')
  const words = 'N123AB lands 0300Z. '
  let typed = ''
  const typeKeys = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const key = words.charAt(typed.length % words.length)
      await page.keyboard.press(key)
      typed += key
    }
  }
  await form.message.click()
  await typeKeys(20)
  await expect(form.submit).toBeDisabled()
  release()
  while (await form.submit.isDisabled()) await typeKeys(1)
  await typeKeys(20)
  await expect(form.message).toHaveValue(typed)
  await expect(form.message).toBeFocused()
  await expect(form.phone).toHaveValue('+965 5000 12')

  await form.name.fill('Dana')
  await form.email.fill('ops@example.com')
  await form.phone.fill('')
  const request = page.waitForRequest(SEND)
  await form.submit.click()
  expect((await request).postDataJSON().template_params.user_message).toBe(typed)
  await expect(page.getByText(SENT)).toBeVisible()
})

test('Enter in an untouched form names what is missing', async ({ page }) => {
  await open(page, '/contact-us')
  const form = fields(page)
  await form.phone.press('Enter')
  for (const text of ['Name is required', 'Email is required', 'Message is required']) {
    await expect(page.getByText(text)).toHaveCount(1)
  }
  await expect(form.name).toBeFocused()
})

test('ignores an unknown query string', async ({ page }) => {
  await open(page, '/contact-us?service=nothing&x=%00<script>')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(fields(page).message).toHaveValue('')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })
  test('the form sends by touch', async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
    await open(page, '/contact-us')
    const form = await fill(page)
    await form.submit.tap()
    await expect(page.getByText(SENT)).toBeVisible()
  })
})
