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

test('turns the facts of a flight into lines by keyboard alone', async ({ page }) => {
  await open(page, '/contact-us')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Service', { exact: true }).selectOption('Fueling')
  await page.getByLabel('Operator').fill('Gulf Charter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('glf 12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9k-abc')
  await page.keyboard.press('Tab')
  await page.keyboard.type('glf6')
  await page.getByLabel('Purpose').fill('Private')
  await page.getByLabel('From').fill('omdb')
  await page.getByLabel('To, ICAO').fill('egll')
  await page.getByLabel('ETA').fill('21 nov 04:10')
  await page.getByLabel('Passengers').fill('4')
  await page.keyboard.press('Enter')
  await expect(message(page)).toHaveValue(
    [
      'HANDLING REQUEST KWI / OKKK',
      'SERVICE  Fueling',
      'OPR      Gulf Charter',
      'FLIGHT   GLF 12',
      'REG      9K-ABC',
      'TYPE     GLF6',
      'PURPOSE  Private',
      'ROUTE    OMDB - OKKK - EGLL',
      'ETA      21NOV 0410Z',
      'PAX      4',
    ].join('\n'),
  )
  await expect(page.getByRole('status').getByText('Added.')).toBeVisible()
})

test('adds nothing when empty, keeps typed text, and renews and undoes its own lines', async ({
  page,
}) => {
  await openPanel(page)
  await add(page).click()
  await expect(page.getByRole('status').getByText('at least one field')).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await expect(undo(page)).toBeHidden()
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

test('unusual entries get a hint and are added all the same', async ({ page }) => {
  await openPanel(page)
  await page.getByLabel('From').fill('Dubai')
  await page.getByLabel('ETA').fill('30 FEB 0410')
  await page.getByLabel('ETD').fill('about noon')
  await page.getByLabel('Crew').focus()
  await expect(page.getByLabel('From')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('From')).toHaveAccessibleDescription('Four letters, such as OKKK.')
  await expect(page.getByLabel('ETA')).toHaveAccessibleDescription(
    'Please write it as 21 NOV 0410Z.',
  )
  await add(page).click()
  await expect(message(page)).toHaveValue(
    /ROUTE {4}DUBAI - OKKK\nETA {6}30 FEB 0410\nETD {6}about noon$/,
  )
  await page.getByLabel('ETD').fill('21 Nov 2048, 04:10 UTC')
  await add(page).click()
  await expect(message(page)).toHaveValue(/ETD {6}21NOV2048 0410Z$/)
})

test('announces each result, but none of a message that was sent', async ({ page }) => {
  await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }))
  await openPanel(page)
  const region = page.getByRole('status').filter({ hasText: /Added|renewed/ })
  await page.getByLabel('Registration').fill('9K-ABC')
  await add(page).click()
  await add(page).click()
  await expect(region).toHaveText('The lines were renewed.')
  const renewed = await region.locator('span').elementHandle()
  await add(page).click()
  // A new element, because screen readers do not repeat unchanged text.
  expect(await renewed?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(region).toHaveText('The lines were renewed.')
  await page.getByLabel('Name').fill('Dana')
  await page.getByLabel('Email').fill('ops@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message(page)).toHaveValue('')
  await expect(region).toHaveCount(0)
  await expect(page.getByLabel('Registration')).toHaveValue('')
  await test.step('the facts of a sent flight do not return after a reload', async () => {
    await page.reload()
    await hydrated(page)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })
  await toggle(page).click()
  await page.getByLabel('Registration').fill('9K-DEF')
  await add(page).click()
  await expect(region).toHaveText('Added. Your own words are unchanged.')
})

test('lines that the visitor edited are neither undone nor renewed', async ({ page }) => {
  await openPanel(page)
  await page.getByLabel('Registration').fill('9K-ABC')
  await add(page).click()
  await page.getByLabel('Crew').fill('3')
  await add(page).click()
  await expect(undo(page)).toBeVisible()
  const lines = 'HANDLING REQUEST KWI / OKKK\nREG      9K-ABC'
  const edited = `${lines}\nCREW     4`
  await message(page).fill(edited)
  await expect(undo(page)).toBeHidden()
  await message(page).fill(edited.replace('4', '3'))
  await expect(undo(page)).toBeVisible()
  await test.step('text added to the end of a line starts a new block', async () => {
    await message(page).fill(`${lines} (new livery)`)
    await expect(undo(page)).toBeHidden()
    await add(page).click()
    await expect(message(page)).toHaveValue(`${lines} (new livery)\n\n${lines}\nCREW     3`)
  })
})

test('names and free text take their direction from what is typed', async ({ page }) => {
  await openPanel(page)
  for (const label of ['Name', 'Message', 'Operator', 'What it needs']) {
    const field = page.getByLabel(label)
    await expect(field).toHaveCSS('direction', 'ltr')
    await field.fill('وقود (Jet A1).')
    await expect(field).toHaveCSS('direction', 'rtl')
  }
})

test('keeps the chosen service through a reload until a link names another', async ({ page }) => {
  const service = page.getByLabel('Service', { exact: true })
  await page.goto('/contact-us?service=catering')
  await hydrated(page)
  await service.selectOption('Fueling')
  await page.reload()
  await hydrated(page)
  await expect(service).toHaveValue('fuel')
  await page.goto('/services/catering')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Send a request' }).first().click()
  await expect(service).toHaveValue('catering')
})

test('the address chooses the service if it names exactly one', async ({ page }) => {
  await page.goto('/contact-us?service=fuel')
  await hydrated(page)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('fuel')
  for (const query of ['?service=rockets', '?service=fuel&service=catering', '?service=']) {
    await page.goto(`/contact-us${query}`)
    await hydrated(page)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('reports that its code did not load, and the form still works', async ({ page, allow }) => {
  allow(/^not loaded: \/assets\/ComposerPanel-\S+: net::ERR_FAILED$/)
  await page.route('**/assets/ComposerPanel-*.js', (route) => route.abort())
  await open(page, '/contact-us')
  await message(page).fill('Typed before.')
  await toggle(page).click()
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expect(message(page)).toHaveValue('Typed before.')
})

test('adds its lines below those of an instrument, and undoes each block by itself', async ({
  page,
}) => {
  await open(page, '/services/fuel')
  const band = page.getByRole('region', { name: 'One uplift' })
  // The instrument answers once it is hydrated.
  await expect(async () => {
    await band.getByLabel('Amount').fill('20,000')
    await expect(band.getByText('25,000 litres').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await band.getByRole('link', { name: 'Use in a request' }).click()
  await expect(message(page)).toHaveValue(/^UPLIFT/)
  const uplift = await message(page).inputValue()
  await page.getByLabel('Registration').fill('9K-ABC')
  await add(page).click()
  const lines = 'HANDLING REQUEST KWI / OKKK\nSERVICE  Fueling\nREG      9K-ABC'
  await expect(message(page)).toHaveValue(`${uplift}\n\n${lines}`)
  await page.getByLabel('Crew').fill('3')
  await add(page).click()
  await expect(message(page)).toHaveValue(`${uplift}\n\n${lines}\nCREW     3`)
  await undo(page).click()
  await undo(page).click()
  await expect(message(page)).toHaveValue(uplift)
  await undo(page).click()
  await expect(message(page)).toHaveValue('')
})

/** Ways to leave the form and return to it. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a link and Back': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await page.goBack()
  },
  'a reload': (page) => page.reload(),
  'a page load and another': async (page) => {
    await page.goto('/about-us')
    await page.goto('/contact-us')
  },
}

test('keeps the facts and their lines through links, Back and reloads', async ({ page }) => {
  await openPanel(page)
  await page.getByLabel('Registration').fill('9K-ABC')
  await add(page).click()
  await page.getByLabel('What it needs').fill('Stairs')
  await page.getByLabel('Operator').fill('Gulf Charter')
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await leave(page)
      await page.waitForURL('/contact-us')
      await hydrated(page)
      await expect(page.getByLabel('Registration')).toHaveValue('9K-ABC')
      await expect(page.getByLabel('What it needs')).toHaveValue('Stairs')
      await expect(message(page)).toHaveValue('HANDLING REQUEST KWI / OKKK\nREG      9K-ABC')
    })
  }
  // The composer still knows its lines: it renews them instead of adding a second block.
  await add(page).click()
  await expect(message(page)).toHaveValue(
    'HANDLING REQUEST KWI / OKKK\nOPR      Gulf Charter\nREG      9K-ABC\nNEEDS    Stairs',
  )
  await undo(page).click()
  await undo(page).click()
  await expect(message(page)).toHaveValue('')
})
