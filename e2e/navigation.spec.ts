import type { Page } from '@playwright/test'
import { serviceMenu } from '#content/navigation.ts'
import { holdBack, markDocument, sameDocument } from './support/line.ts'
import { mainMenu, title } from './support/menu.ts'
import { desktop, expect, open, phone, tablet, test } from './support/test.ts'

test.use({ viewport: desktop })

const names = serviceMenu.map(({ name }) => name)
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test('the excerpt of the specimen report leads to its PDF', async ({ page, request }) => {
  await page.setViewportSize(phone)
  await open(page, '/services/ground-handling')
  await page.getByRole('link', { name: 'See the whole specimen report' }).click()
  await expect(page).toHaveURL('/services/airline-representation#departure-report')
  const report = page.getByRole('heading', { name: 'What you receive' })
  await expect.poll(async () => (await report.boundingBox())?.y).toBeLessThan(220)
  await expect(report).toBeInViewport()
  const file = page.getByRole('link', { name: /^Specimen report \(PDF, \d+\skB\)$/ })
  const response = await request.get((await file.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test('the header sticks to the top and drops the ten services down on hover', async ({ page }) => {
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await page.evaluate(() => scrollTo(0, 3000))
    for (const name of ['Home', 'Services', 'About Us', 'Aero Profile', 'Contact Us']) {
      await expect(nav.getByRole('link', { name, exact: true })).toBeInViewport()
    }
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    const list = nav.getByRole('list').nth(1)
    await expect(list).toBeHidden()
    await headerLink(page, 'Services').hover()
    await expect(list.getByRole('link')).toHaveText(names.map((name) => new RegExp(name)))
    await list.getByRole('link', { name: 'Cargo Flights' }).click()
    await expect(page).toHaveURL('/services/cargo-flights')
    await page.mouse.move(0, 800)
    await expect(list).toBeHidden()
  }
})

test.describe('menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('opens, shows the services, and closes with a choice', async ({ page }) => {
    await open(page, '/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: /(Open|Close) menu/ })
    const services = nav.getByRole('link', { name: 'Fueling' })
    const showServices = async () => {
      await button.tap()
      await page.getByRole('button', { name: 'Show services' }).tap()
      await expect(services).toBeVisible()
    }
    await expect(nav).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await showServices()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await test.step('Escape closes the services first, then the menu', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Show services' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    })
    await test.step('the list stays closed when the phone is turned', async () => {
      await showServices()
      await page.setViewportSize({ width: phone.height, height: phone.width })
      await expect(nav.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
      await expect(services).toBeHidden()
      await page.setViewportSize(phone)
    })
    await showServices()
    for (const name of names) await expect(nav.getByRole('link', { name })).toBeVisible()
    await services.tap()
    await expect(nav).toBeHidden()
    await expect(title(page, 'Fueling')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a tap on the page below closes it and does nothing else', async ({ page }) => {
    await open(page, '/')
    const link = page.getByRole('main').getByRole('link', { name: 'Send a request' }).first()
    await link.scrollIntoViewIfNeeded()
    const menu = await mainMenu(page)
    const box = await link.boundingBox()
    if (!box) throw new Error('The link has no box')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page).toHaveURL('/contact-us')
  })
})

test('several navigations at once end on the last page, keys open a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await page.evaluate(() => {
    for (const path of ['/about-us', '/contact-us', '/services']) {
      document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click()
    }
  })
  await expect(title(page, 'Services')).toBeFocused()
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page).toHaveURL('/services')
})

for (const intent of ['hover', 'focus'] as const) {
  test(`a link shows the next page without the network after ${intent}`, async ({
    page,
    allow,
  }) => {
    // The pictures of the new page.
    allow(/^not loaded: \/(?:media|brand)\/\S+: net::ERR_FAILED$/)
    await open(page, '/services')
    const link = page.getByRole('main').getByRole('link', { name: 'Catering' }).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const code = page.waitForRequest((request) => request.resourceType() === 'script')
    await link[intent]()
    // Importing it again resolves when all of its own imports have loaded.
    await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => true)`)
    // A pointer that rests over the next page could preload another link.
    await page.mouse.move(0, 0)
    await page.route('**/*', (route) => route.abort())
    await link.press('Enter')
    await expect(title(page, 'Catering')).toBeInViewport()
  })
}

test('a slow page shows a progress bar until it is shown, or Back cancels it', async ({ page }) => {
  const progress = page.getByRole('progressbar', { name: 'Loading the page' })
  await open(page, '/about-us')
  await page.waitForLoadState('networkidle')
  await markDocument(page)
  const release = await holdBack(page, '**/assets/*.js')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Catering' })
  await link.click()
  await expect(progress).toBeInViewport()
  await page.goBack()
  await expect(progress).toBeHidden()
  await expect(title(page, 'About Us')).toBeVisible()
  await link.click()
  await expect(progress).toBeInViewport()
  release()
  await expect(title(page, 'Catering')).toBeFocused()
  await expect(progress).toBeHidden()
  expect(await sameDocument(page)).toBe(true)
})
