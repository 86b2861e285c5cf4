import type { Page } from '@playwright/test'
import {
  accept,
  attached,
  expectSent,
  expectValues,
  fields,
  holdAnswer,
  openFlight,
  openForm,
  registration,
  reload,
  send,
  type,
  TYPED,
} from './support/contactForm.ts'
import { enter, fuel, openInstrument, requestLink } from './support/instruments.ts'
import { follow } from './support/menu.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const service = (page: Page) => page.getByLabel('Service', { exact: true })

/** Takes the fuel instrument's lines, for this amount, to the form. */
async function requestFuel(page: Page, amount: string) {
  const part = await openInstrument(page, fuel)
  await enter(part, { Amount: amount })
  await requestLink(part).click()
  await expect(attached(page).last()).toContainText(`${amount} kg`)
}

test('attaches the facts of a flight as they are sent, by keyboard', async ({ page }) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await openFlight(page)
  await page.getByLabel('Operator').focus()
  for (const text of ['Gulf Charter', 'glf 12', '9k-abc']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('ETA').fill('21nov\u200b 0410z')
  const block = [
    'HANDLING REQUEST KWI / OKKK',
    'OPR      Gulf Charter',
    'FLIGHT   GLF 12',
    'REG      9K-ABC',
    'ETA UTC  21NOV 0410Z',
  ].join('\n')
  await expect(attached(page)).toHaveText(`${block}\n`)
  await expect(form.message).toHaveValue('')
  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await form.name.press('Enter')
  await expectSent(page)
  expect(messages.map(({ user_message: message }) => message)).toEqual([block])
  await expect(attached(page)).toHaveCount(0)
})

test('fields of the flight advise, correct nothing and follow the direction of words', async ({
  page,
}) => {
  await openForm(page)
  await openFlight(page)
  const eta = page.getByLabel('ETA')
  const advice = 'Usually written as 21 NOV 0410Z.'
  await eta.fill('noon')
  await expect(eta).not.toHaveAccessibleDescription(advice)
  await eta.blur()
  await expect(eta).toHaveAccessibleDescription(advice)
  await expect(eta).not.toHaveAttribute('aria-invalid')
  await expect(attached(page)).toContainText('ETA UTC  NOON')
  for (const label of ['Name', 'Message', 'Operator', 'What it needs']) {
    const field = page.getByLabel(label)
    await field.fill('وقود (Jet A1).')
    await expect(field).toHaveCSS('direction', 'rtl')
  }
})

test('a new result of an instrument replaces its block, and Remove is final', async ({ page }) => {
  const messages = await accept(page)
  await requestFuel(page, '5,000')
  await expect(service(page)).toHaveValue('fuel')
  await registration(page).fill('9K-ABC')
  await type(page)
  await requestFuel(page, '6,000')
  await expect(attached(page)).toHaveCount(2)
  await expect(fields(page).message).toHaveValue(TYPED.message)
  const blocks = await attached(page).allTextContents()
  await reload(page)
  await expect(attached(page)).toHaveText(blocks)
  await page.getByRole('button', { name: 'Remove UPLIFT' }).press('Enter')
  await reload(page)
  await expect(attached(page)).toHaveText(blocks.slice(0, 1))
  await send(page)
  await expectSent(page)
  expect(messages.map(({ user_message: message }) => message)).toEqual([
    `${blocks[0]?.trimEnd()}\n\n${TYPED.message}`,
  ])
})

test('a result that arrives while a message is being sent belongs to the next', async ({
  page,
}) => {
  const answer = await holdAnswer(page)
  await openForm(page)
  await type(page)
  await send(page)
  await follow(page, 'Fueling')
  await requestLink(page.getByRole('main')).click()
  await expectValues(page, { ...TYPED, phone: '+965' })
  await expect(attached(page)).toHaveCount(0)
  answer(200)
  await expectValues(page, {})
  await expect(attached(page).last()).toContainText('UPLIFT')
})

test('the address chooses the service until the visitor does', async ({ page }) => {
  for (const query of ['rockets&x=%00<script>', 'fuel&service=catering', '']) {
    await open(page, `/contact-us?service=${query}`)
    await expect(attached(page)).toHaveCount(0)
  }
  await open(page, '/contact-us?service=catering')
  await expect(service(page)).toHaveValue('catering')
  await service(page).selectOption('Fueling')
  await reload(page)
  await expect(service(page)).toHaveValue('fuel')
})
