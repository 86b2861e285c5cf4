import type { Locator } from '@playwright/test'
import { company } from '#content/company.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { form as words } from '#content/contact.ts'
import { expect, readOutbox, test, TYPED } from './support/contactForm.ts'
import { readSheets } from './support/pdf.ts'
import { phone } from './support/test.ts'
import { service } from './support/services.ts'

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

/** A sample: a unit test checks 100 random texts. */
const TEXT = [
  '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'طلب مناولة أرضية \u202eKKKO\u202c',
  '✈️👩‍✈️🇰🇼 KWI\u200b\u200d\ufeffOKKK e\u0301',
  'one\r\ntwo\rthree\n\r\nBcc: x@example.com',
  '__proto__ ${process.env.PATH} %0d%0a \\u0000 \\',
  '  kept as typed\t ',
].join('\n')

test('a text of any script reaches the mail desk as typed (4.10)', async ({ form }) => {
  await form.open()
  await form.enter({ ...TYPED, message: TEXT })
  await form.send()
  await expect(form.sentToast).toBeVisible()
  const texts = (await readOutbox()).map(({ user_message: text }) => text)
  // Browsers normalise line ends.
  expect(texts).toContain(TEXT.replace(/\r\n?/g, '\n'))
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

test('closing the list of countries frees its memory', async ({ page, form }) => {
  await form.open()
  const browser = await page.context().newCDPSession(page)
  const countNodes = async () => {
    await browser.send('HeapProfiler.collectGarbage')
    return (await browser.send('Memory.getDOMCounters')).nodes
  }
  const openAndClose = async () => {
    await form.flag.press('Enter')
    await expect(page.getByRole('option', { name: 'Qatar' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  await openAndClose()
  const before = await countNodes()
  for (let turn = 0; turn < 4; turn += 1) await openAndClose()
  // The list of countries has more than a thousand nodes.
  await expect.poll(async () => (await countNodes()) - before).toBeLessThan(1000)
})
