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
  send,
  type,
  TYPED,
} from './support/contactForm.ts'
import { enter, fuel, openInstrument, requestLink } from './support/instruments.ts'
import { follow } from './support/menu.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const service = (page: Page) => page.getByLabel('Service', { exact: true })
const registration = (page: Page) => page.getByLabel('Registration')
const remove = (page: Page) => page.getByRole('button', { name: /^Remove/ })

/** Takes the fuel instrument's lines, for this amount, to the form. */
async function requestFuel(page: Page, amount: string) {
  const part = await openInstrument(page, fuel)
  await enter(part, { Amount: amount })
  await expect(part.getByText('Use in a request')).toBeVisible()
  await requestLink(part).click()
}

test('attaches the facts of a flight by keyboard, as they are sent', async ({ page }) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await page.locator('summary', { hasText: 'Fill in the flight' }).focus()
  await page.keyboard.press('Enter')
  await service(page).selectOption('Fueling')
  await page.getByLabel('Operator').fill('Gulf Charter')
  for (const text of ['glf 12', '9k-abc', 'glf6']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.getByLabel('From').fill('omdb')
  await page.getByLabel('ETA').fill('21nov\u200b 0410z')
  await page.getByLabel('Passengers').fill('٤')
  const needs = 'Jet A1 8,000 litres, catering for seven and two rooms near the airport, please'
  await page.getByLabel('What it needs').fill(needs)
  const block = [
    'HANDLING REQUEST KWI / OKKK',
    'SERVICE  Fueling',
    'OPR      Gulf Charter',
    'FLIGHT   GLF 12',
    'REG      9K-ABC',
    'TYPE     GLF6',
    'ROUTE    OMDB - OKKK',
    'ETA UTC  21NOV 0410Z',
    'PAX      4',
    `NEEDS    ${needs}`,
  ].join('\n')
  await expect(attached(page)).toHaveText(`${block}\n`)
  await expect(form.message).toHaveValue('')
  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await form.name.press('Enter')
  await expectSent(page)
  expect(messages.map(({ user_message: message }) => message)).toEqual([block])
  await test.step('nothing of a sent flight returns', async () => {
    await page.reload()
    await hydrated(page)
    await expect(attached(page)).toHaveCount(0)
    await expectValues(page, {})
  })
})

test('fields of the flight advise, correct nothing and follow the direction of words', async ({
  page,
}) => {
  await openForm(page)
  await openFlight(page)
  for (const [label, doubtful, advice] of [
    ['From', 'Dubai', 'Four letters, such as OKKK.'],
    ['ETA', 'noon', 'Usually written as 21 NOV 0410Z.'],
    ['Crew', 'three', 'A number is enough.'],
  ] as const) {
    const field = page.getByLabel(label)
    await field.fill(doubtful)
    await expect(field).not.toHaveAccessibleDescription(advice)
    await field.blur()
    await expect(field).toHaveAccessibleDescription(advice)
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  await expect(attached(page)).toContainText('ROUTE    DUBAI - OKKK')
  for (const label of ['Name', 'Message', 'Operator', 'What it needs']) {
    const field = page.getByLabel(label)
    await field.fill('وقود (Jet A1).')
    await expect(field).toHaveCSS('direction', 'rtl')
  }
})

test('a new result of an instrument replaces its block, beside the flight', async ({ page }) => {
  const messages = await accept(page)
  await requestFuel(page, '5000')
  await expect(attached(page).last()).toContainText('5,000 kg')
  await expect(service(page)).toHaveValue('fuel')
  await registration(page).fill('9K-ABC')
  await type(page)
  await requestFuel(page, '6000')
  await expect(attached(page)).toHaveCount(2)
  await expect(attached(page).last()).toContainText('6,000 kg')
  await expect(fields(page).message).toHaveValue(TYPED.message)
  const blocks = await attached(page).allTextContents()
  await test.step('a reload keeps both, and Remove is final', async () => {
    await page.reload()
    await hydrated(page)
    await expect(attached(page)).toHaveText(blocks)
    await page.getByRole('button', { name: 'Remove HANDLING REQUEST' }).press('Enter')
    await expect(registration(page)).toHaveValue('')
    await page.reload()
    await hydrated(page)
    await expect(attached(page)).toHaveText(blocks.slice(1))
  })
  await send(page)
  await expectSent(page)
  expect(messages.map(({ user_message: message }) => message)).toEqual([
    `${blocks[1]?.trimEnd()}\n\n${TYPED.message}`,
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

test('the message may be empty if something else says enough', async ({ page }) => {
  await accept(page)
  const form = await openForm(page)
  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await openFlight(page)
  await service(page).selectOption('Fueling')
  await send(page)
  await expect(page.getByText('Message is required')).toBeVisible()
  await registration(page).fill('9K-ABC')
  await expect(page.getByText('Message is required')).toBeHidden()
  await remove(page).click()
  await send(page)
  await expect(page.getByText('Message is required')).toBeVisible()
})

test('the address chooses the service until the visitor does', async ({ page }) => {
  for (const query of ['rockets&x=%00<script>', 'fuel&service=catering', '']) {
    await open(page, `/contact-us?service=${query}`)
    await expect(attached(page)).toHaveCount(0)
  }
  await open(page, '/contact-us?service=catering')
  await expect(service(page)).toHaveValue('catering')
  await service(page).selectOption('Fueling')
  await page.reload()
  await hydrated(page)
  await expect(service(page)).toHaveValue('fuel')
})
