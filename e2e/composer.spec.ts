import type { Page } from '@playwright/test'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const toggle = (page: Page) => page.getByRole('button', { name: 'Fill in the flight' })
const add = (page: Page) => page.getByRole('button', { name: 'Add to the text below' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const message = (page: Page) => page.getByLabel('Message')

async function openPanel(page: Page) {
  await open(page, '/contact-us')
  await toggle(page).click()
  await expect(page.getByLabel('Registration')).toBeVisible()
}

test('turns the facts of a flight into lines, by keyboard alone', async ({ page }) => {
  await open(page, '/contact-us')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Service', { exact: true }).selectOption('Fueling')
  await page.getByLabel('Registration').fill('9k-abc')
  await page.keyboard.press('Tab')
  await page.keyboard.type('glf6')
  await page.getByLabel('From').fill('omdb')
  await page.getByLabel('To, ICAO').fill('egll')
  await page.getByLabel('ETA').fill('21 nov 04:10')
  await page.getByLabel('Passengers').fill('4')
  await page.keyboard.press('Enter')
  await expect(message(page)).toHaveValue(
    [
      'HANDLING REQUEST KWI / OKKK',
      'SERVICE  Fueling',
      'REG      9K-ABC',
      'TYPE     GLF6',
      'ROUTE    OMDB - OKKK - EGLL',
      'ETA      21NOV 0410Z',
      'PAX      4',
    ].join('\n'),
  )
  await expect(page.getByRole('status').getByText('Added.')).toBeVisible()
})

test('never writes over typed text, renews its own lines, and takes them back', async ({
  page,
}) => {
  await openPanel(page)
  await message(page).fill('We divert.')
  await page.getByLabel('Registration').fill('9K-ABC')
  await add(page).click()
  const first = 'We divert.\n\nHANDLING REQUEST KWI / OKKK\nREG      9K-ABC'
  await expect(message(page)).toHaveValue(first)

  await message(page).press('End')
  await message(page).fill(`${first}\nCall me.`)
  await page.getByLabel('Crew').fill('3')
  await add(page).click()
  await expect(message(page)).toHaveValue(`${first}\nCREW     3\nCall me.`)

  await undo(page).click()
  await expect(message(page)).toHaveValue(`${first}\nCall me.`)
  await undo(page).click()
  await expect(message(page)).toHaveValue('We divert.\nCall me.')
  await expect(undo(page)).toBeHidden()
  await expect(add(page)).toBeFocused()
})

test('what looks unusual is mentioned and taken all the same', async ({ page }) => {
  await openPanel(page)
  await page.getByLabel('From').fill('Dubai')
  await page.getByLabel('ETD').fill('about noon')
  await page.getByLabel('Crew').focus()
  await expect(page.getByText('Four letters, as OKKK.')).toBeVisible()
  await expect(page.getByLabel('From')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('From')).toHaveAccessibleDescription('Four letters, as OKKK.')
  await add(page).click()
  await expect(message(page)).toHaveValue(/ROUTE {4}DUBAI - OKKK\nETD {6}about noon$/)
})

test('nothing filled in adds nothing', async ({ page }) => {
  await openPanel(page)
  await add(page).click()
  await expect(page.getByRole('status').getByText('at least one field')).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await expect(undo(page)).toBeHidden()
})

test('a service page leads to the panel with its service chosen', async ({ page }) => {
  await open(page, '/services/catering')
  await page.getByRole('main').getByRole('link', { name: 'Send a request' }).first().click()
  await expect(page).toHaveURL(/\/contact-us\?service=catering$/)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('catering')
  await expect(message(page)).toHaveValue('')
})

test('an address can choose the service, if it names one', async ({ page }) => {
  await page.goto('/contact-us?service=fuel')
  await hydrated(page)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('fuel')
  for (const query of ['?service=rockets', '?service=fuel&service=catering', '?service=']) {
    await page.goto(`/contact-us${query}`)
    await hydrated(page)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('without its code the panel says so, and the form works', async ({ page, complaints }) => {
  await page.route('**/assets/ComposerPanel-*.js', (route) => route.abort())
  await open(page, '/contact-us')
  await message(page).fill('Typed before.')
  await toggle(page).click()
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expect(message(page)).toHaveValue('Typed before.')
  complaints.length = 0
})
