import { skipLink } from '#content/layout.ts'
import { band, fuel, INSTRUMENTS, instrumentOf, openInstrument } from './support/instruments.ts'
import { follow } from './support/menu.ts'
import { expect, hydrated, open, test } from './support/test.ts'

const rest = instrumentOf('/services/transport-hotac')
const clock = instrumentOf('/services/airline-representation')

test('the cards on Services link to their instrument (5.1)', async ({ page }) => {
  await open(page, '/services')
  for (const { heading, path } of INSTRUMENTS) {
    const link = page.getByRole('main').getByRole('link', { name: heading })
    await expect(link).toHaveAttribute('href', `${path}#instrument`)
  }
})

test('the skip link shows the top of the page without losing the figures in the address (5.1, 9.1)', async ({
  page,
}) => {
  const part = await openInstrument(page, fuel)
  await part.getByLabel('Amount').fill('20000')
  await expect(page).toHaveURL(/amount=20000/)
  const address = page.url()
  await page.getByRole('link', { name: skipLink }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(page.url()).toBe(address)
})

test('a reload after a link to an instrument keeps the scroll position (5.1)', async ({ page }) => {
  const figures = 'blocks=23:50&preceding=10:00&duty=60&travel=90&rest=12&counted=duty&easa='
  const part = await openInstrument(page, rest, figures)
  await expect(part.getByText('12:50 +1').first()).toBeVisible()
  await expect(part.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.reload()
  await hydrated(page)
  await expect(part.getByText('12:50 +1').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('the season clock offers the current year and the next two (5.3)', async ({ page }) => {
  await page.clock.setFixedTime('2029-12-31T22:00:00Z')
  const part = await openInstrument(page, clock)
  await expect(part.getByLabel('Year')).toHaveText('203020312032')
  await expect(part.getByText('31 Mar and 27 Oct').first()).toBeVisible()
})

test('the chosen year stays when New Year comes in Kuwait (5.2)', async ({ page }) => {
  await page.clock.install({ time: '2029-12-31T20:55:00Z' })
  const part = await openInstrument(page, clock)
  for (const [city, changes] of [
    ['London', '25 Mar and 28 Oct 2029'],
    ['New York', '11 Mar and 4 Nov 2029'],
  ] as const) {
    await part.getByLabel('Clock').selectOption(city)
    await part.getByLabel('Year').selectOption('2029')
    await expect(part.getByText(changes).first()).toBeVisible()
    await page.clock.fastForward('10:00')
    await expect(part.getByLabel('Year')).toHaveText('2029203020312032')
    await expect(part.getByLabel('Year')).toHaveValue('2029')
    await expect(part.getByText(changes).first()).toBeVisible()
    await expect(part.getByRole('link', { name: 'Use in a request' })).toBeEnabled()
  }
})

test('an instrument that cannot run shows a contact instead, and the rest of the site works (8.3)', async ({
  page,
  allow,
}) => {
  allow(/RangeError: Invalid time zone/)
  await page.addInitScript(() => {
    const Format = Intl.DateTimeFormat
    Intl.DateTimeFormat = class extends Format {
      constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZone?.includes('/')) throw new RangeError('Invalid time zone')
        super(locales, options)
      }
    } as typeof Format
  })
  await open(page, clock.path)
  await expect(
    page.getByRole('main').getByText(/This part of the page did not load/),
  ).toContainText('+965')
  await expect(band(page, clock)).toHaveCount(0)
  await follow(page, 'Fueling')
  await expect(band(page, fuel).getByText(fuel.example).first()).toBeVisible()
})
