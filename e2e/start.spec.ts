import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { desktop, expect, hydrated, open, phone, settled, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

const holdScripts = (page: Page) => holdBack(page, '**/assets/vendor-*.js')
const themeToggle = (page: Page) => page.getByRole('button', { name: 'Switch to dark theme' })
const servicesLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })
const servicesList = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Cargo Flights' })

test('hydrates in a browser that reports no performance entries', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await open(page, '/')
})

test('fetches scripts before the load event when the visitor acts', async ({ page }) => {
  const release = await holdBack(page, '**/media/hero-*')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(200, 200)
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
  await page.waitForLoadState('load')
})

test('a link clicked between two stages of hydration leads on', async ({ page }) => {
  test.slow()
  // A slower processor lengthens the time between the two stages.
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.addInitScript(() => {
    // React hydrates the layout before the page. This clicks the given number of tasks later.
    if (!location.search) return
    let left = Number(new URLSearchParams(location.search).get('tasks'))
    const look = () => {
      const main = document.querySelector('main')
      const isFrame = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
      if (!isFrame || left-- > 0) setTimeout(look)
      else document.querySelector<HTMLElement>('header a[href="/about-us"]')?.click()
    }
    look()
  })
  for (const tasks of [0, 1, 2]) {
    await page.goto(`/?tasks=${tasks}`)
    await page.waitForURL('**/about-us')
    await expect(title(page, 'About Us')).toBeVisible()
  }
})

test('Back from a reloaded page before hydration shows the previous page', async ({ page }) => {
  await open(page, '/about-us')
  await follow(page, 'Catering')
  const release = await holdScripts(page)
  await page.reload()
  // Nothing handles this yet, so page and address differ until hydration.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(/about-us$/)
  release()
  await hydrated(page)
  await expect(title(page, 'About Us')).toBeVisible()
})

test('a button pressed twice before hydration acts once after it', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/')
  await themeToggle(page).click()
  await page.clock.runFor(30_000)
  await themeToggle(page).click()
  release()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await test.step('and it does not open the services list again', async () => {
    await servicesLink(page).hover()
    await expect(servicesList(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(servicesList(page)).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(servicesList(page)).toBeHidden()
  })
})

test('the services list opens when the pointer already rests there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await servicesLink(page).hover()
  release()
  await expect(servicesList(page)).toBeVisible()
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone })

  test('opens and leads on when a script does not load', async ({ page, allow }) => {
    for (const missing of ['entry-client', 'vendor', 'routes']) {
      await test.step(missing, async () => {
        allow(new RegExp(`^not loaded: /assets/${missing}-\\S+: net::ERR_FAILED$`))
        await page.route(`**/assets/${missing}-*.js`, (route) => route.abort())
        await page.goto('/')
        const menu = await mainMenu(page)
        await page.unroute(`**/assets/${missing}-*.js`)
        await menu.getByRole('link', { name: 'About Us' }).click()
        await expect(title(page, 'About Us')).toBeVisible()
      })
    }
  })

  test('can be closed after hydration when it was opened before', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    const menu = await mainMenu(page)
    await expect(menu).toBeVisible()
    release()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })
})

test.describe('the missing-code notice', () => {
  const notice = (page: Page) => page.getByText('Part of this page did not load')

  test('disappears for good when a press loads the code', async ({ page, complaints, allow }) => {
    allow(/^not loaded: \/assets\/entry-client-\S+: net::ERR_FAILED$/)
    await page.clock.install()
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await page.goto('/contact-us')
    await page.mouse.move(200, 200)
    await expect.poll(() => complaints.length).toBeGreaterThan(0)
    await expect(notice(page)).toBeVisible()
    await test.step('the code is not requested again by itself', async () => {
      const requested = complaints.length
      await page.clock.runFor(9000)
      await settled(page)
      expect(complaints).toHaveLength(requested)
    })
    await page.unroute('**/assets/entry-client-*.js')
    await themeToggle(page).click()
    await hydrated(page)
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(30_000)
    await expect(notice(page)).toBeHidden()
  })

  test('is shown by the form until its script responds', async ({ page }) => {
    await page.clock.install()
    const release = await holdBack(page, '**/assets/entry-client-*.js')
    await page.goto('/contact-us')
    await expect(notice(page)).toBeHidden()
    await page.mouse.move(200, 200)
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(notice(page)).toBeVisible({ timeout: 100 })
    }).toPass()
    release()
    await hydrated(page)
    await expect(notice(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  })
})
