import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'

test.use({ viewport: desktop })

const slowScripts = (page: Page) => holdBack(page, '**/assets/vendor-*.js')

test('hydrates in a browser that reports no performance entries', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await hydrated(page)
})

test('fetches scripts before the load event when the visitor acts', { tag: '@full' }, async ({
  page,
}) => {
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

test('a link clicked between hydration of the layout and of the page leads on', {
  tag: '@full',
}, async ({ page }) => {
  test.slow()
  // A slower processor lengthens the moment between the two.
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
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  }
})

test('Back from a reloaded page before hydration shows the previous page', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
  const letGo = await slowScripts(page)
  await page.reload()
  // Nothing handles this yet, so page and address differ until hydration.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(/about-us$/)
  letGo()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

test('a button pressed twice before hydration acts once after it', { tag: '@full' }, async ({
  page,
}) => {
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

test('a link works when the scripts never load', { tag: '@full' }, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
})

test('pressing a button before hydration does not open the services list', {
  tag: '@full',
}, async ({ page }) => {
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

test('the services list opens after hydration when the pointer already rests on it', {
  tag: '@full',
}, async ({ page }) => {
  const letGo = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover()
  letGo()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cargo Flights' })).toBeVisible()
})

test('a phone’s menu opens and leads on when a script does not load', { tag: '@full' }, async ({
  page,
  allow,
}) => {
  await page.setViewportSize(phone)
  for (const missing of ['entry-client', 'vendor', 'routes', 'start']) {
    await test.step(missing, async () => {
      allow(new RegExp(`^not loaded: /assets/${missing}-\\S+: net::ERR_FAILED$`))
      await page.route(`**/assets/${missing}-*.js`, (route) => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.unroute(`**/assets/${missing}-*.js`)
      await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    })
  }
})

test('a phone’s menu opened before hydration can be closed after it', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const letGo = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  letGo()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('clears the missing-code notice for good when a press loads the code', {
  tag: '@full',
}, async ({ page, complaints, allow }) => {
  allow(/^not loaded: \/assets\/entry-client-\S+: net::ERR_FAILED$/)
  await page.clock.install()
  let gone = true
  await page.route('**/assets/entry-client-*.js', (route) =>
    gone ? route.abort() : route.continue(),
  )
  await page.goto('/contact-us')
  await page.mouse.move(200, 200)
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  const notice = page.getByText('Part of this page did not load')
  await expect(notice).toBeVisible()
  gone = false
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await hydrated(page)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(notice).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(notice).toBeHidden()
})

test('the form shows the missing-code notice until its script responds', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install()
  const letGo = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/contact-us')
  const notice = page.getByText('Part of this page did not load')
  await expect(notice).toBeHidden()
  await page.mouse.move(200, 200)
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()
  letGo()
  await hydrated(page)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
