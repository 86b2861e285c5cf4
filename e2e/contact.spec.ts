import type { Locator } from '@playwright/test'
import { company } from '#content/company.ts'
import { form as words } from '#content/contact.ts'
import { formatResultHash } from '#content/resultLink.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { contactForm, expect, SENT, test, TYPED } from './support/contactForm.ts'
import { enter, fuel, openTool, requestLink } from './support/tools.ts'
import { readSheets } from './support/pdf.ts'
import { service } from './support/services.ts'
import { desktop, phone } from './support/test.ts'

test('the flight can be typed before hydration', async ({ page, form }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/contact-us')
  await form.openFlight()
  await form.registration.fill('9k-abc')
  await page.getByLabel('Service', { exact: true }).selectOption(service.name)
  release()
  await expect(form.submit).toBeEnabled()
  await expect(form.attached).toContainText(new RegExp(`SERVICE +${service.name}\\s+REG +9K-ABC`))
})

test('the form shows phone and email address while it loads (4.9)', async ({ page, form }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/contact-us')
  const meanwhile = page.getByText('The form is loading.')
  await expect(meanwhile).toContainText(`${company.phone.display} ${company.email}`)
  await expect(form.submit).toBeDisabled()
  release()
  await expect(meanwhile).toHaveCount(0)
})

test('the form keeps text that is typed while it loads (4.9)', async ({ page, form }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/contact-us')
  await form.phone.fill('٥٠٠٠ ١٢٣٤')
  await form.message.click()
  let typed = ''
  const typeKeys = async (keys: string) => {
    await page.keyboard.type(keys)
    typed += keys
  }
  await typeKeys('N123AB ')
  release()
  while (await form.submit.isDisabled()) await typeKeys('7')
  await typeKeys(' OKKK')
  await form.expectValues({ phone: TYPED.phone, message: typed })
  await expect(form.message).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the list of countries opens above the keyboard (4.2)', async ({ form, page }) => {
    await form.open()
    // The end of the window, where the list has the least room.
    await form.flag.evaluate((flag) => flag.scrollIntoView({ block: 'end' }))
    await form.flag.tap()
    const countries = page.getByRole('listbox').getByRole('option')
    const aboveKeyboard = phone.height / 2
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    await expect.poll(() => bottomOf(countries.nth(3))).toBeLessThan(aboveKeyboard)
    await expect(page.getByRole('combobox', { name: words.phone.search })).toBeInViewport()
  })
})

test('saves the contact card', async ({ page, form }) => {
  await form.open()
  const card = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save contact card' }).click()
  expect((await card).suggestedFilename()).toBe(`${company.name}.vcf`)
})

test('the form prints as a full draft before, and as a receipt after sending (9.3)', async ({
  page,
  form,
}) => {
  const print = async () => (await readSheets(await page.pdf({ format: 'A4' }))).join(' ')
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}.`)
  await form.accept()
  await form.open()
  expect(await print()).not.toContain(words.title)
  await form.openFlight()
  await form.registration.fill('9k-abc')
  await form.enter({ ...TYPED, message: lines.join('\n') })
  const draft = await print()
  for (const text of [TYPED.email, '9K-ABC', ...lines]) expect(draft).toContain(text)
  await form.send()
  await expect(form.sentLine).toBeVisible()
  const receipt = await print()
  expect(receipt).toContain(words.sent.reply)
  expect(receipt).not.toContain('Line 3.')
})

test('a result that was removed does not return on a reload (4.3)', async ({ page, context }) => {
  const part = await openTool(page, fuel)
  await enter(part, { Amount: '7,000' })
  const opened = context.waitForEvent('page')
  await requestLink(part).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  const form = contactForm(tab)
  await expect(form.attached.last()).toContainText('7,000 kg')
  await form.reload()
  await expect(form.attached.last()).toContainText('7,000 kg')
  await tab.getByRole('button', { name: 'Remove Fuel uplift' }).click()
  await form.reload()
  await expect(form.attached.filter({ hasText: 'UPLIFT' })).toHaveCount(0)
})

test('“Use in a request” arrives with its result in view (4.3)', async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await requestLink(await openTool(page, fuel)).click()
  await expect(form.submit).toBeEnabled()
  await expect(form.attached).toBeInViewport({ ratio: 1 })
  await expect(form.registration).toBeHidden()
})

test('a crafted link with a word of 1,900 letters does not break the layout (4.3)', async ({
  page,
  form,
}) => {
  await page.setViewportSize(phone)
  await form.open(`#${formatResultHash({ service: service.slug, text: 'W'.repeat(1900) })}`)
  await expect(form.attached).toBeVisible()
  const { width = 0, height = 0 } = (await form.attached.boundingBox()) ?? {}
  expect(width).toBeLessThan(phone.width)
  expect(height).toBeLessThan(phone.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

for (const viewport of [phone, desktop]) {
  test(`the toast of a sent message is at the top right, between header and receipt, at ${viewport.width} px (3.7)`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize(viewport)
    await form.accept()
    await form.open()
    await form.enter()
    await form.send()
    await form.sentToast.hover()
    await expect(form.sentLine).toBeInViewport({ ratio: 1 })
    // Smooth scrolling has ended when the receipt is in the middle of the window.
    await expect
      .poll(async () => {
        const { y = 0 } = (await form.sentLine.boundingBox()) ?? {}
        return Math.abs(y - viewport.height / 2)
      })
      .toBeLessThan(100)
    const header = await page.getByRole('banner').boundingBox()
    const toast = await page.getByRole('status').filter({ hasText: SENT }).boundingBox()
    const receipt = await form.sentLine.boundingBox()
    const { x = 0, y = 0, width = 0, height = Infinity } = toast ?? {}
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
    expect(viewport.width - x - width).toBeLessThan(40)
    expect(y + height).toBeLessThan(receipt?.y ?? 0)
  })
}
