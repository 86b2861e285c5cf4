import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'

test.use({ viewport: desktop })

const slowScripts = (page: Page) => holdBack(page, '**/assets/vendor-*.js')

test('scripts come once the page has loaded and is on the screen', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { loaded, painted, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /assets\/(?!start-).*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }
  })
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted)
})

test('a browser that keeps its times to itself starts the page too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await hydrated(page)
})

test('a visitor who acts brings them sooner', async ({ page }) => {
  let picture = () => {}
  const gate = new Promise<void>((resolve) => (picture = resolve))
  await page.route('**/media/hero-*', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(200, 200)
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  picture()
  await page.waitForLoadState('load')
})

test('a click before the script runs is answered when it does', async ({ page }) => {
  const letGo = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  letGo()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('a link that is clicked between frame and page leads on, whatever React has got to', async ({
  page,
}) => {
  test.slow()
  // The moment between the two is short.
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.addInitScript(() => {
    // The frame becomes React's before the page does: it clicks so many tasks later.
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
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  }
})

test('Back from a page loaded anew, before its script runs, leads to the page before', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
  const letGo = await slowScripts(page)
  await page.reload()
  // Nobody answers it yet: the page is another than its address says.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(/about-us$/)
  letGo()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

test('a press waits as long as it takes, and counts once', async ({ page }) => {
  await page.clock.install()
  const letGo = await slowScripts(page)
  await page.goto('/services/fuel')
  const toggle = page.getByRole('button', { name: 'Switch to dark theme' })
  await toggle.click()
  await page.clock.runFor(30_000)
  await toggle.click()
  letGo()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})

test('a link does not wait for a script that never comes', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
})

test('the press of a button opens nothing else, now or later', async ({ page }) => {
  await page.clock.install()
  const letGo = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  letGo()
  await hydrated(page)
  const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })
  const list = page.getByRole('banner').getByRole('link', { name: 'Cargo Flights' })
  await services.hover()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(list).toBeHidden()
})

test('a pointer that rests on Services opens its list when the script runs', async ({ page }) => {
  const letGo = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover()
  letGo()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cargo Flights' })).toBeVisible()
})

for (const gone of ['entry-client', 'vendor', 'routes', 'start']) {
  test(`without ${gone} the menu of a phone opens, and leads on`, async ({ page, allow }) => {
    allow(new RegExp(`^not loaded: /assets/${gone}-\\S+: net::ERR_FAILED$`))
    await page.setViewportSize(phone)
    await page.route(`**/assets/${gone}-*.js`, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.unroute(`**/assets/${gone}-*.js`)
    await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  })
}

test('the menu of a phone opens before its script, and knows of it after', async ({ page }) => {
  await page.setViewportSize(phone)
  const letGo = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  letGo()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('code that failed is tried again with the next press', async ({ page, complaints, allow }) => {
  allow(/^not loaded: \/assets\/entry-client-\S+: net::ERR_FAILED$/)
  let gone = true
  await page.route('**/assets/entry-client-*.js', (route) =>
    gone ? route.abort() : route.continue(),
  )
  await page.goto('/')
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  gone = false
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('a page that recovered is not said to be broken later', async ({
  page,
  complaints,
  allow,
}) => {
  allow(/^not loaded: \/assets\/entry-client-\S+: net::ERR_FAILED$/)
  await page.clock.install()
  let gone = true
  await page.route('**/assets/entry-client-*.js', (route) =>
    gone ? route.abort() : route.continue(),
  )
  await page.goto('/contact-us')
  await page.mouse.move(200, 200)
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  const word = page.getByText('Part of this page did not load')
  await expect(word).toBeVisible()
  gone = false
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await hydrated(page)
  await expect(word).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(word).toBeHidden()
})

test('a form whose script does not answer says so, until it does', async ({ page }) => {
  await page.clock.install()
  const letGo = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/contact-us')
  const word = page.getByText('Part of this page did not load')
  await expect(word).toBeHidden()
  await page.mouse.move(200, 200)
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(word).toBeVisible({ timeout: 100 })
  }).toPass()
  letGo()
  await hydrated(page)
  await expect(word).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
