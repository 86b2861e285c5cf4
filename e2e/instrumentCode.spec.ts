import { expectMessage } from './support/contactForm.ts'
import {
  band,
  drawing,
  fuel,
  FUEL_CODE,
  instrumentOf,
  isHydrated,
  scrollToInstrument,
  requestLink,
  status,
} from './support/instrument.ts'
import { ENTRY_CODE, holdBack } from './support/line.ts'
import { follow, title } from './support/menu.ts'
import { expect, open, test } from './support/test.ts'

// An instrument's code loads when it comes near the view. These visitors act before that.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const lost = /^not loaded: \/assets\/FuelInstrument-\S+: net::ERR_FAILED$/

test('Copy and "Use in a request" wait for the instrument’s code and use the typed figures', async ({
  page,
}) => {
  const part = band(page, fuel)
  let release = await holdBack(page, FUEL_CODE)
  await open(page, fuel.path)
  await part.getByLabel('Amount').fill('5000')
  await part.getByRole('button', { name: 'Copy' }).click()
  expect(await isHydrated(part)).toBe(false)
  release()
  await expect(page.getByText('Copied as plain lines.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UPLIFT {3}5,000 kg/)

  release = await holdBack(page, FUEL_CODE)
  await open(page, fuel.path)
  await part.getByLabel('Amount').fill('6000')
  await requestLink(part).dblclick()
  expect(await isHydrated(part)).toBe(false)
  release()
  await expectMessage(page, /^UPLIFT {3}6,000 kg/)
  await page.goBack()
  await expect(page).toHaveURL(/amount=6000/)
})

test('the example stays while the instrument’s code fails, and a request retries it', async ({
  page,
  allow,
}) => {
  allow(lost)
  await page.route(FUEL_CODE, (route) => route.abort())
  await open(page, fuel.path)
  const part = band(page, fuel)
  for (const _ of ['first', 'immediate retry']) {
    const failed = page.waitForEvent('requestfailed')
    await part.getByLabel('Amount').scrollIntoViewIfNeeded()
    await failed
  }
  await expect(part.getByText(fuel.example).first()).toBeVisible()
  await expect(drawing(part)).toBeVisible()
  await expect(requestLink(part)).toHaveAttribute('href', '/contact-us')
  await part.getByLabel('Amount').fill('5000')
  await page.unroute(FUEL_CODE)
  await requestLink(part).click()
  await expectMessage(page, /^UPLIFT {3}5,000 kg/)
})

test('a request takes the typed figures when the instrument’s code never loads', async ({
  page,
  allow,
}) => {
  allow(lost)
  await page.route(FUEL_CODE, (route) => route.abort())
  await open(page, `${fuel.path}#instrument?unit=lb&temperature=30`)
  const part = band(page, fuel)
  await part.getByLabel('Amount').fill('5000')
  await part.getByLabel('Product').selectOption('Avgas')
  await requestLink(part).click()
  await expectMessage(
    page,
    /^One uplift, five units\nAmount: 5000\nUnit: lb\nProduct: Avgas\nFuel temperature, °C: 30\n.*$/,
  )
  await page.unroute(FUEL_CODE)
  await page.goBack()
  await expect(part.getByLabel('Amount')).toHaveValue('5000')
  await expect(part.getByText(/at 720.0/)).toBeVisible()
})

test('an instrument never prints its example in place of typed or linked figures', async ({
  page,
}) => {
  await page.addInitScript(() => (Element.prototype.scrollIntoView = () => undefined))
  const part = band(page, fuel)
  for (const hash of ['#instrument?amount=5000', '']) {
    const release = await holdBack(page, FUEL_CODE)
    await open(page, fuel.path + hash)
    if (!hash) await part.getByLabel('Amount').fill('5000')
    await page.emulateMedia({ media: 'print' })
    await expect(drawing(part)).toBeHidden()
    release()
    await expect(drawing(part)).toBeVisible()
    await expect(part.getByText('6,250 litres').first()).toBeVisible()
    if (hash) expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the next interaction loads an instrument whose code failed after a link', async ({
  page,
  allow,
}) => {
  allow(lost)
  await page.route(FUEL_CODE, (route) => route.abort())
  await open(page, '/about-us')
  let failures = 0
  page.on('requestfailed', () => (failures += 1))
  await follow(page, 'Fueling')
  // It is retried once by itself.
  await expect.poll(() => failures).toBe(2)
  await page.unroute(FUEL_CODE)
  await title(page, 'Fueling').click()
  await expect(band(page, fuel).getByLabel('Amount')).toHaveValue('10,000')
})

test('a choice before hydration also sets the fields that depend on it', async ({ page }) => {
  await test.step('the hours of an office', async () => {
    const overlap = instrumentOf('/services/concierge-services')
    const release = await holdBack(page, ENTRY_CODE)
    await page.goto(overlap.path)
    await band(page, overlap).getByLabel('Office').selectOption('Riyadh')
    release()
    const part = await scrollToInstrument(page, overlap)
    await expect(part.getByText('40 h').first()).toBeVisible()
    await expect(status(part)).toContainText('40 h')
  })
  await test.step('the density of a product, in a request', async () => {
    const release = await holdBack(page, ENTRY_CODE)
    await page.goto(fuel.path)
    await band(page, fuel).getByLabel('Product').selectOption('Avgas')
    await requestLink(band(page, fuel)).click()
    release()
    // Avgas is not corrected for its temperature.
    await expectMessage(page, /10,000 kg Avgas\nDENSITY {2}720 kg\/m³ \(15 °C\)\n/)
  })
})
