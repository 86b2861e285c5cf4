import { skipLink } from '#content/layout.ts'
import { labels } from '#services/instrument/labels.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import {
  band,
  fuel,
  INSTRUMENTS,
  instrumentOf,
  NOW,
  openInstrument,
  status,
} from './support/instruments.ts'
import { follow, title } from './support/menu.ts'
import { expect, hydrated, open, test } from './support/test.ts'

/** Figures of the fuel instrument, but for the density. */
const FUEL = 'amount=5000&unit=kg&product=jetA1&temperature=15&basis=at15'

const permit = instrumentOf('/services/operations')
const rest = instrumentOf('/services/transport-hotac')
const clock = instrumentOf('/services/airline-representation')

test('the cards on Services link to their instrument (5.1)', async ({ page }) => {
  await open(page, '/services')
  for (const { heading, path } of INSTRUMENTS) {
    const link = page.getByRole('main').getByRole('link', { name: heading })
    await expect(link).toHaveAttribute('href', `${path}#instrument`)
  }
})

test('a link whose figures cannot be used shows the example and says so (5.1)', async ({
  page,
}) => {
  const unusable = labels.link.refused
  await page.clock.setFixedTime(NOW)
  const passed = await openInstrument(page, permit, 'arrival=2026-11-20')
  await expect(passed.getByText(unusable).first()).toBeVisible()
  await expect(passed.getByText('Mon 23 Nov').first()).toBeVisible()
  const part = await openInstrument(page, fuel, `${FUEL}&density15=900`)
  await expect(part.getByText(unusable).first()).toBeVisible()
  await expect(part.getByText('12,500 litres').first()).toBeVisible()
  await part.getByLabel('Amount').fill('20,000')
  await expect(part.getByText('25,000 litres').first()).toBeVisible()
  await expect(part.getByText(unusable)).toHaveCount(0)
})

test('a link that was cut shows the example and says so (5.1)', async ({ page }) => {
  const whole = `${FUEL}&density15=810&end=`
  const linked = band(page, fuel)
  await open(page, `${fuel.path}#instrument?${whole}`)
  await expect(linked.getByText('6,173 litres').first()).toBeVisible()
  // In the mark, in the last value, between two, and in a name.
  for (const end of ['&end=', '0&end=', '&density15=810&end=', 'ty15=810&end=']) {
    await open(page, '/about-us')
    await open(page, `${fuel.path}#instrument?${whole.slice(0, -end.length)}`)
    await expect(linked.getByText(labels.link.cut).first()).toBeVisible()
    await expect(linked.getByText(fuel.example).first()).toBeVisible()
  }
})

test('the skip link keeps the figures in the address and shows the top of the page (5.1, 9.1)', async ({
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

test('a link survives mail programs and trackers, and scrolls to its instrument (5.1)', async ({
  page,
}) => {
  const link =
    'blocks=23%3A50&amp;preceding=10%3A00&amp;duty=60&amp;travel=90&amp;rest=12&amp;counted=duty&amp;easa=&amp;end='
  const part = await openInstrument(page, rest, `${link}?utm_source=news`)
  const heading = part.getByRole('heading', { level: 2 })
  await expect(part.getByText('12:50 +1').first()).toBeVisible()
  await expect(heading).toBeInViewport()
  await test.step('a link on the open page shows its figures, too', async () => {
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      location.hash =
        '#instrument?blocks=14:10&preceding=10:00&duty=30&travel=45&rest=10&counted=duty&easa=yes&end='
    })
    await expect(part.getByText('01:10 +1').first()).toBeVisible()
    await expect(heading).toBeInViewport()
  })
  await test.step('a reload keeps the scroll position', async () => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await page.reload()
    await hydrated(page)
    await expect(part.getByText('01:10 +1').first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })
})

test('the season clock offers the current year and the next two (5.3)', async ({ page }) => {
  await page.clock.setFixedTime('2029-12-31T22:00:00Z')
  const part = await openInstrument(page, clock)
  await expect(part.getByLabel('Year')).toHaveText('203020312032')
  await expect(part.getByText('31 Mar and 27 Oct').first()).toBeVisible()
})

test('a page that is open over New Year in Kuwait keeps the year that was chosen (5.2)', async ({
  page,
}) => {
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

test('figures enter the address 400 ms after the last key, on their own page only (5.2)', async ({
  page,
}) => {
  await page.clock.install({ time: NOW })
  const part = await openInstrument(page, fuel)
  await page.waitForLoadState('networkidle')
  const release = await holdBack(page, SCRIPTS)
  await page.clock.pauseAt('2026-11-23T10:00:00Z')
  const entries = await page.evaluate(() => history.length)

  await part.getByLabel('Amount').fill('20,000')
  await expect(part.getByText('25,000 litres').first()).toBeVisible()
  await page.clock.runFor(350)
  await expect(status(part)).toHaveText('')
  await page.clock.runFor(100)
  await expect(status(part)).toContainText('25,000 litres')
  await expect(page).toHaveURL(/amount=20%2C000/)
  // Back leaves the page.
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await test.step('not in the next page’s address when the visitor leaves while typing', async () => {
    await part.getByLabel('Amount').fill('40,000')
    await page.locator('footer a[href="/services/catering"]').dispatchEvent('click')
    await expect(page).toHaveURL(/\/services\/catering$/)
    // The old page is still shown: the code of the next one is held back.
    await expect(part.getByText('50,000 litres').first()).toBeVisible()
    await page.clock.runFor(1000)
    release()
    await expect(title(page, 'Catering')).toBeVisible()
    await expect(page).toHaveURL(/\/services\/catering$/)
  })
})

test('an instrument that cannot run says whom to ask, and leaves the rest of the site (8.3)', async ({
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
