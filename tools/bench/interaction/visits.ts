import type { Locator, Page } from '@playwright/test'
import { INSTRUMENTS } from '../../../e2e/support/instruments.ts'
import { open } from '../../../e2e/support/test.ts'

/** Measures the interactions of `act` and records them under a name. */
type Measure = (name: string, act: () => Promise<unknown>) => Promise<void>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const LINKS = [
  ['Services', '/services'],
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
  ['Home', '/'],
] as const
/** A human pace. With less delay, a key would wait for the one before. */
const KEYS = { delay: 150 }
/** Work that continues after the first view would distort the measurement. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

async function header(page: Page, measure: Measure) {
  await open(page, '/')
  await settle(page)
  await measure('menu opens', () => button(page, 'Open menu').tap())
  await measure('service list opens', () => button(page, 'Show services').tap())
  await measure('service list closes', () => button(page, /services$/).tap())
  await measure('menu closes', () => button(page, 'Close menu').tap())
  await measure('theme to dark', () => button(page, 'Switch to dark theme').tap())
  await measure('theme to light', () => button(page, 'Switch to light theme').tap())
  await button(page, 'Open menu').tap()
  await measure('profile opens', () =>
    page.getByRole('link', { name: 'Aero Profile' }).first().tap(),
  )
  await measure('profile closes', () => button(page, 'Close company profile').tap())
}

async function navigation(page: Page, measure: Measure) {
  await open(page, '/')
  for (const [name, path] of LINKS) {
    await settle(page)
    await button(page, 'Open menu').tap()
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
    await measure(`page ${name} opens`, async () => {
      await link.tap()
      await page.waitForURL(path)
    })
  }
}

async function form(page: Page, measure: Measure) {
  await open(page, '/contact-us')
  await settle(page)
  const type = async (name: string, label: string, text: string) => {
    await page.getByLabel(label).tap()
    await measure(name, () => page.keyboard.type(text, KEYS))
  }
  await type('name typed', 'Name', 'Dana')
  await type('phone typed', 'Phone', '50001234')
  await type('message typed', 'Message', 'KWI tomorrow')
  await measure('country list opens', () => button(page, /Change country/).tap())
  await measure('country search typed', () => page.keyboard.type('ger', KEYS))
  await measure('country chosen', () => page.getByRole('option', { name: /Germany/ }).tap())
  await measure('message composer opens', () => page.getByText('Fill in the flight').tap())
  await page.getByLabel('Registration').tap()
  await measure('message composer typed', () => page.keyboard.type('9KAAA', KEYS))
}

async function instruments(page: Page, measure: Measure) {
  for (const { path, heading, good } of INSTRUMENTS) {
    await open(page, path)
    await settle(page)
    const band = page.getByRole('region', { name: heading })
    const [label = ''] = Object.keys(good.enter)
    const input = band.getByLabel(label)
    await input.scrollIntoViewIfNeeded()
    await settle(page)
    await measure(heading, () => change(input))
  }
}

/** Presses a key in a text field, or selects the next option or date. */
async function change(input: Locator) {
  const isText = await input.evaluate((element) => element.getAttribute('type') === 'text')
  await input.press(isText ? 'End' : 'ArrowDown')
  if (isText) await input.press('Backspace')
}

/** Each visit starts on a new page. */
export const VISITS = [header, navigation, form, instruments]
