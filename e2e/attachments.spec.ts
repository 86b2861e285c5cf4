import { contactForm, expect, test, TYPED } from './support/contactForm.ts'
import { enter, fuel, openInstrument, requestLink } from './support/instruments.ts'
import { open } from './support/test.ts'

test('shows the facts of a flight as they will be sent; an unusual time gets advice, not an error', async ({
  page,
  form,
}) => {
  const messages = await form.accept()
  await form.open()
  await form.openFlight()
  await page.getByLabel('Operator').focus()
  for (const text of ['Gulf Charter', 'glf 12', '9k-abc']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  const eta = page.getByLabel('ETA')
  const advice = 'Usually written as 21 NOV 0410Z.'
  await eta.fill('\u200bnoon')
  await expect(eta).not.toHaveAccessibleDescription(advice)
  await eta.blur()
  await expect(eta).toHaveAccessibleDescription(advice)
  await expect(eta).not.toHaveAttribute('aria-invalid')
  await expect(form.attached).toContainText(/REG +9K-ABC\s+ETA UTC +NOON/)
  const attachment = await form.attached.textContent()
  await expect(form.message).toHaveValue('')
  await form.enter({ name: TYPED.name, email: TYPED.email })
  await form.name.press('Enter')
  await expect(form.sentToast).toBeVisible()
  expect(messages.map(({ user_message: message }) => message)).toEqual([attachment?.trimEnd()])
  await expect(form.attached).toHaveCount(0)
})

test('a new result of an instrument replaces the older one, and a removed one stays away', async ({
  page,
  form,
}) => {
  const requestFuel = async (amount: string) => {
    const part = await openInstrument(page, fuel)
    await enter(part, { Amount: amount })
    await requestLink(part).click()
    await expect(form.attached.last()).toContainText(`${amount} kg`)
  }
  const messages = await form.accept()
  await requestFuel('5,000')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('fuel')
  await form.registration.fill('9K-ABC')
  await form.enter()
  await requestFuel('6,000')
  await expect(form.attached).toHaveCount(2)
  await form.expectValues(TYPED)
  const attachments = await form.attached.allTextContents()
  await form.reload()
  await expect(form.attached).toHaveText(attachments)
  await page.getByRole('button', { name: 'Remove UPLIFT' }).press('Enter')
  await form.reload()
  await expect(form.attached).toHaveText(attachments.slice(0, 1))
  await form.send()
  await expect(form.sentToast).toBeVisible()
  expect(messages.map(({ user_message: message }) => message)).toEqual([
    `${attachments[0]?.trimEnd()}\n\n${TYPED.message}`,
  ])
})

test('the service in the address is preselected until the visitor chooses another', async ({
  page,
  form,
}) => {
  const service = page.getByLabel('Service', { exact: true })
  for (const query of ['rockets&x=%00<script>', 'fuel&service=catering', '']) {
    await open(page, `/contact-us?service=${query}`)
    await expect(form.attached).toHaveCount(0)
  }
  await open(page, '/contact-us?service=catering')
  await expect(service).toHaveValue('catering')
  await service.selectOption('Fueling')
  await form.reload()
  await expect(service).toHaveValue('fuel')
})

test.describe('the link of a result', () => {
  test('works in a new tab, is taken once, and leaves the address', async ({ page, context }) => {
    const part = await openInstrument(page, fuel)
    await enter(part, { Amount: '7,000' })
    const opened = context.waitForEvent('page')
    await requestLink(part).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    const form = contactForm(tab)
    await expect(form.attached.last()).toContainText('7,000 kg')
    await expect(tab).toHaveURL(/\/contact-us$/)
    await form.reload()
    await expect(form.attached.last()).toContainText('7,000 kg')
    await tab.getByRole('button', { name: 'Remove UPLIFT' }).click()
    await form.reload()
    await expect(form.attached.filter({ hasText: 'UPLIFT' })).toHaveCount(0)
  })

  test('does nothing else, even if it was crafted, than attach a text that can be removed', async ({
    page,
    form,
  }) => {
    const text = '<img src=x onerror=alert(1)>\u202e\n'.repeat(200)
    const query = new URLSearchParams({ service: 'fuel', text, name: 'Eve', message: 'Pay' })
    await form.open(`#result?${query.toString()}`)
    await expect(page).toHaveURL(/\/contact-us$/)
    await expect(form.attached.last()).toContainText('<img src=x onerror=alert(1)>')
    expect((await form.attached.last().textContent())?.length).toBeLessThan(2100)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    await form.expectValues({})
    await page.getByRole('button', { name: 'Remove <img' }).click()
    await expect(form.attached.filter({ hasText: 'img' })).toHaveCount(0)
  })
})
