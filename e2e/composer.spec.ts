import type { Page } from '@playwright/test'
import { accept, expectValues, fields, openForm, send, type } from './support/contactForm.ts'
import { fuel, openInstrument, requestLink } from './support/instrument.ts'
import { follow } from './support/menu.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const toggle = (page: Page) => page.locator('summary', { hasText: 'Fill in the flight' })
const add = (page: Page) => page.getByRole('button', { name: 'Add to the text below' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const service = (page: Page) => page.getByLabel('Service', { exact: true })
const registration = (page: Page) => page.getByLabel('Registration')

async function openPanel(page: Page) {
  const form = await openForm(page)
  await toggle(page).click()
  await expect(registration(page)).toBeVisible()
  return form
}

test('turns the facts of a flight into lines by keyboard alone', async ({ page }) => {
  const { message } = await openForm(page)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await service(page).selectOption('Fueling')
  await page.getByLabel('Operator').fill('Gulf Charter')
  for (const text of ['glf 12', '9k-abc', 'glf6']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.getByLabel('From').fill('omdb')
  await page.getByLabel('ETA').fill('21 nov 04:10')
  await page.getByLabel('Passengers').fill('4')
  await page.keyboard.press('Enter')
  await expect(message).toHaveValue(
    [
      'HANDLING REQUEST KWI / OKKK',
      'SERVICE  Fueling',
      'OPR      Gulf Charter',
      'FLIGHT   GLF 12',
      'REG      9K-ABC',
      'TYPE     GLF6',
      'ROUTE    OMDB - OKKK',
      'ETA      21NOV 0410Z',
      'PAX      4',
    ].join('\n'),
  )
  await expect(page.getByRole('status').getByText('Added.')).toBeVisible()
})

test('keeps typed text, and renews and undoes its own lines', async ({ page }) => {
  const { message } = await openPanel(page)
  await add(page).click()
  await expect(page.getByRole('status').getByText('at least one field')).toBeVisible()
  await expect(message).toHaveValue('')
  await expect(undo(page)).toBeHidden()
  await message.fill('We divert.')
  await registration(page).fill('9K-ABC')
  await add(page).click()
  const first = 'We divert.\n\nHANDLING REQUEST KWI / OKKK\nREG      9K-ABC'
  await expect(message).toHaveValue(first)

  await message.fill(`${first}\nCall me.`)
  await test.step('it still knows its lines after a link, Back and a reload', async () => {
    await follow(page, 'About Us')
    await page.goBack()
    await expect(registration(page)).toHaveValue('9K-ABC')
    await page.reload()
    await hydrated(page)
  })
  await page.getByLabel('Crew').fill('3')
  await add(page).click()
  const second = `${first}\nCREW     3\nCall me.`
  await expect(message).toHaveValue(second)
  await test.step('no Undo while the lines differ from those that were added', async () => {
    await message.fill(second.replace('3', '4'))
    await expect(undo(page)).toBeHidden()
    await message.fill(second)
  })
  await undo(page).click()
  await expect(message).toHaveValue(`${first}\nCall me.`)
  await undo(page).click()
  await expect(message).toHaveValue('We divert.\nCall me.')
  await expect(undo(page)).toBeHidden()
  await expect(add(page)).toBeFocused()
})

test('fields advise on codes, correct nothing and follow the direction of words', async ({
  page,
}) => {
  const { message } = await openPanel(page)
  for (const label of ['Registration', 'From, ICAO', 'ETA, UTC']) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocorrect', 'off')
  }
  const from = page.getByLabel('From')
  const eta = page.getByLabel('ETA')
  await from.fill('Dubai')
  await eta.fill('30 FEB 0410')
  await page.getByLabel('Crew').focus()
  await expect(from).not.toHaveAttribute('aria-invalid')
  await expect(from).toHaveAccessibleDescription('Four letters, such as OKKK.')
  await expect(eta).toHaveAccessibleDescription('Please write it as 21 NOV 0410Z.')
  await add(page).click()
  await expect(message).toHaveValue(/ROUTE {4}DUBAI - OKKK\nETA {6}30 FEB 0410$/)
  await message.fill('')
  for (const label of ['Name', 'Message', 'Operator', 'What it needs']) {
    const field = page.getByLabel(label)
    await expect(field).toHaveCSS('direction', 'ltr')
    await field.fill('وقود (Jet A1).')
    await expect(field).toHaveCSS('direction', 'rtl')
  }
})

test('announces each result, but none of a message that was sent', async ({ page }) => {
  await accept(page)
  await openPanel(page)
  const region = page.getByRole('status').filter({ hasText: /Added|renewed/ })
  await registration(page).fill('9K-ABC')
  await add(page).click()
  await add(page).click()
  await expect(region).toHaveText('The lines were renewed.')
  const renewed = await region.locator('span').elementHandle()
  await add(page).click()
  // A new element, because screen readers do not repeat unchanged text.
  await expect.poll(() => renewed?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(region).toHaveText('The lines were renewed.')
  await type(page)
  await send(page)
  await expectValues(page, {})
  await expect(region).toHaveCount(0)
  await expect(registration(page)).toHaveValue('')
  await test.step('the facts of a sent flight do not return after a reload', async () => {
    await page.reload()
    await hydrated(page)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })
  await toggle(page).click()
  await registration(page).fill('9K-DEF')
  await add(page).click()
  await expect(region).toHaveText('Added. Your own words are unchanged.')
})

test('the address chooses the service until the visitor does', async ({ page }) => {
  for (const query of ['rockets&x=%00<script>', 'fuel&service=catering', '']) {
    await open(page, `/contact-us?service=${query}`)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(fields(page).message).toHaveValue('')
  }
  await open(page, '/contact-us?service=catering')
  await expect(service(page)).toHaveValue('catering')
  await service(page).selectOption('Fueling')
  await page.reload()
  await hydrated(page)
  await expect(service(page)).toHaveValue('fuel')
})

test('adds lines below those of an instrument, each with its Undo', async ({ page }) => {
  await requestLink(await openInstrument(page, fuel)).click()
  const { message } = fields(page)
  await expect(message).toHaveValue(/^UPLIFT/)
  const uplift = await message.inputValue()
  await registration(page).fill('9K-ABC')
  await add(page).click()
  await expect(message).toHaveValue(
    `${uplift}\n\nHANDLING REQUEST KWI / OKKK\nSERVICE  Fueling\nREG      9K-ABC`,
  )
  await undo(page).click()
  await expect(message).toHaveValue(uplift)
  await undo(page).click()
  await expect(message).toHaveValue('')
})
