import type { Page } from '@playwright/test'
import {
  accept,
  expectSent,
  expectValues,
  fields,
  openForm,
  send,
  SENT,
  type,
  TYPED,
} from './support/contactForm.ts'
import { ENTRY_CODE, holdBack } from './support/line.ts'
import { desktop, expect, settled, test } from './support/test.ts'

test.use({ viewport: desktop })

const REQUIRED = ['Name is required', 'Email is required', 'Message is required']

async function expectMissing(page: Page, texts: readonly string[]) {
  for (const text of REQUIRED) {
    await expect(page.getByText(text)).toHaveCount(texts.includes(text) ? 1 : 0)
  }
}

test('a form reports nothing after a reset until it is used, and its toast closes', async ({
  page,
}) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await expectValues(page, {})
  await type(page)
  await form.name.press('Enter')
  await expectValues(page, {})
  await expect(form.name).toBeFocused()
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab')
  await expectMissing(page, [])
  await form.name.fill('D')
  await form.name.fill('')
  await form.name.blur()
  await expectMissing(page, ['Name is required'])
  await test.step('an empty submit names what is missing and focuses the first field', async () => {
    await form.phone.press('Enter')
    await expect(form.name).toBeFocused()
    await expectMissing(page, REQUIRED)
    await expect(form.name).toHaveAccessibleDescription(/Name is required/)
    await form.name.fill('Dana')
    await expectMissing(page, REQUIRED.slice(1))
    await send(page)
    await expect(form.email).toBeFocused()
  })
  await type(page)
  await send(page)
  await expectValues(page, {})
  expect(messages.map(({ user_phone: number }) => number)).toEqual(['', ''])
  await expect(page.getByText(SENT)).toHaveCount(1)
  await test.step('the toast closes by itself', () =>
    expect(page.getByText(SENT)).toBeHidden({ timeout: 6000 }))
})

test('a double-click reports nothing missing after a quick answer', async ({ page }) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await type(page)
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
  await expectValues(page, {})
  await settled(page)
  await expectMissing(page, [])
  expect(messages).toHaveLength(1)
})

test('a field reports its error when it is left, but not before', async ({ page }) => {
  const form = await openForm(page)
  for (const [field, value, text, invalidFields] of [
    ['name', ' \u200b\ufeff', 'Name is required', 1],
    ['email', ' \t', 'Email is required', 2],
    ['email', 'ops@', 'Invalid email address', 2],
    ['message', '\u202e\u2060\n', 'Message is required', 3],
  ] as const) {
    await form[field].fill(value)
    await expect(page.getByText(text)).toHaveCount(field === 'email' && value === 'ops@' ? 1 : 0)
    await form[field].blur()
    await expect(page.getByText(text)).toHaveCount(1)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(invalidFields)
  }
})

test('saves the contact card', async ({ page }) => {
  await openForm(page)
  const card = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save contact card' }).click()
  expect((await card).suggestedFilename()).toBe('aero.vcf')
})

test('hydration keeps the typed text, the focus and the next keys', async ({ page }) => {
  const messages = await accept(page)
  const release = await holdBack(page, ENTRY_CODE)
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
  // Some screen readers would say it twice.
  await expect(form.submit).not.toHaveAttribute('aria-disabled')
  release()
  while (await form.submit.isDisabled()) await typeKeys(1)
  await typeKeys(20)
  await expectValues(page, { phone: '+965 5000 12', message: typed })
  await expect(form.message).toBeFocused()

  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await form.phone.fill('')
  await send(page)
  await expectSent(page)
  expect(messages.map(({ user_message: message }) => message)).toEqual([typed])
})
