import type { Locator, Page } from '@playwright/test'
import { accept, expectSent, FAILED, fields, SEND } from './support/contactForm.ts'
import { follow, mainMenu, profileDialog, profileLink, title } from './support/menu.ts'
import { expect, open, phone, test } from './support/test.ts'
import { translate } from './support/translate.ts'
import { SITE_PATHS } from '#lib/paths.ts'

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens a page in translation. The fixture `complaints` fails the test after any error. */
async function openTranslated(page: Page, path: string) {
  await open(page, path)
  await translate(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'isSameDocument' in window), 'the page was reloaded').toBe(true)

/** Empties, refuses and corrects a control, or chooses each of its values. */
async function operate(control: Locator) {
  const kind = await control.evaluate((element: HTMLInputElement) => element.type)
  if (kind === 'select-one') {
    for (const value of await control.locator('option').evaluateAll(readValues)) {
      await control.selectOption(value)
    }
    return
  }
  if (kind === 'checkbox') {
    await control.click()
    await control.click()
    return
  }
  const text = await control.inputValue()
  await control.fill('')
  if (kind !== 'date') await control.fill('?')
  await control.fill(text)
}

const readValues = (options: Element[]) =>
  options.map((option) => (option as HTMLOptionElement).value)

for (const path of SITE_PATHS) {
  test(`${path} works in translation`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-25T20:50:00Z') })
    await openTranslated(page, path)
    for (const control of await page
      .getByRole('group', { name: 'Your figures' })
      .locator('[name]')
      .all()) {
      await operate(control)
    }
    for (const summary of await page.locator('main summary').all()) await summary.click()
    for (const button of await page.locator('main').getByRole('button').all()) {
      if ((await button.isVisible()) && (await button.isEnabled())) await button.click()
    }
    await page.clock.runFor('02:00')
    await page.getByRole('button', { name: /theme/ }).click()
    await profileLink(page).click()
    await page.clock.runFor('00:02')
    await profileDialog(page).getByRole('button', { name: 'Close' }).click()
    await follow(page, path === '/about-us' ? 'Contact Us' : 'About Us')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSameDocument(page)
  })
}

test('a new day reaches the strip on Home in translation', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-25T20:50:00Z') })
  await openTranslated(page, '/')
  const strip = page.getByRole('group', { name: 'The desk now' })
  await expect(strip).toContainText('Wed 25 Nov')
  await page.clock.runFor('11:00')
  await expect(strip).toContainText('Thu 26 Nov')
})

test('the menus open and close in translation on phones', async ({ page }) => {
  await page.setViewportSize(phone)
  await openTranslated(page, '/services')
  const menu = await mainMenu(page)
  await menu.getByRole('button', { name: 'Services' }).click()
  await menu.getByRole('link', { name: 'Fueling' }).click()
  await expect(title(page, 'Fueling')).toBeVisible()
  await expectSameDocument(page)
})

test('the form reports errors, a failure and a success in translation', async ({ page, allow }) => {
  await openTranslated(page, '/contact-us')
  const { name, email, message, submit, phone: number } = fields(page)
  await submit.click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await email.fill('ops@')
  await name.fill('Dana')
  await expect(page.getByText('Name is required')).toBeHidden()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByText('Fill in the flight').click()
  await page.getByLabel('ETA, UTC').fill('soon')
  await page.getByLabel('Registration').fill('9K-ABC')
  await expect(page.getByText(/REG +9K-ABC/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await number.pressSequentially('5000')
  await message.fill('KWI tomorrow')
  await submit.click()
  await expect(page.getByText('Phone number is too short')).toBeVisible()
  await number.pressSequentially('1234')
  await email.fill('ops@example.com')
  await page.route(SEND, (route) => route.fulfill({ status: 500 }), { times: 1 })
  allow(/500/)
  await submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await accept(page)
  await submit.click()
  await expectSent(page)
  await message.fill('And one more')
  await expectSameDocument(page)
})
