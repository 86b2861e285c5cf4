import type { Page } from '@playwright/test'
import { serviceMenu } from '#content/navigation.ts'
import { holdBack } from './support/line.ts'
import { mainMenu, profileDialog, profileLink, title } from './support/menu.ts'
import { desktop, expect, open, phone, tablet, test } from './support/test.ts'

test.use({ viewport: desktop })

const names = serviceMenu.map(({ name }) => name)

test('the excerpt of the specimen report leads to its PDF', async ({ page, request }) => {
  // On a phone, the instrument above the report grows by half a window when its code loads.
  await page.setViewportSize(phone)
  const release = await holdBack(page, '**/assets/SeasonClock-*.js')
  await open(page, '/services/ground-handling')
  await expect(page.getByRole('rowheader', { name: 'Fuelling' })).toHaveCount(1)
  await page.getByRole('link', { name: 'See the whole specimen report' }).click()
  await expect(page).toHaveURL('/services/airline-representation#departure-report')
  const report = page.getByRole('heading', { name: 'What you receive' })
  const top = async () => (await report.boundingBox())?.y
  await expect.poll(top).toBeLessThan(220)
  release()
  await expect(page.getByLabel('Year')).toBeVisible()
  await expect.poll(top).toBeLessThan(220)
  await expect(report).toBeInViewport()
  await expect(page.getByRole('table', { name: 'Documents attached' })).toBeVisible()
  const file = page.getByRole('link', { name: /^Specimen report \(PDF, \d+\skB\)$/ })
  const response = await request.get((await file.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test('a link does not navigate when its click was already handled', async ({ page }) => {
  await open(page, '/services')
  const link = page.getByRole('main').getByRole('link', { name: 'Catering' })
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  )
  await link.click()
  // If the first click had navigated, the second would not end on this page.
  await page.getByRole('main').getByRole('link', { name: 'Fueling' }).click()
  await expect(page).toHaveURL('/services/fuel')
  await page.goBack()
  await expect(page).toHaveURL('/services')
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
    await nav.getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(list).toBeVisible()
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
    await expect(nav).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    await expect(nav).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Show services' }).tap()
    await test.step('Escape closes the services first, then the menu', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Show services' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    })
    const services = nav.getByRole('link', { name: 'Fueling' })
    await test.step('the list of services closes with the menu', async () => {
      await button.tap()
      await page.getByRole('button', { name: 'Show services' }).tap()
      await expect(services).toBeVisible()
      await profileLink(page).tap()
      await expect(profileDialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(profileDialog(page)).toBeHidden()
      await button.tap()
      await page.getByRole('button', { name: 'Show services' }).tap()
      await page.getByRole('button', { name: 'Close menu' }).tap()
      await page.setViewportSize({ width: phone.height, height: phone.width })
      await expect(nav.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
      await expect(services).toBeHidden()
      await page.setViewportSize(phone)
    })
    await button.tap()
    await page.getByRole('button', { name: 'Show services' }).tap()
    for (const name of names) await expect(nav.getByRole('link', { name })).toBeVisible()
    const release = await holdBack(page, '**/assets/fuel-*.js')
    await services.tap()
    await expect(nav).toBeHidden()
    release()
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
    const below = await menu.boundingBox()
    expect(box.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page).toHaveURL('/contact-us')
  })
})

test.describe('from page to page', () => {
  const clickLinks = (page: Page, ...paths: string[]) =>
    page.evaluate((links) => {
      for (const path of links) {
        document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click()
      }
    }, paths)

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`only a later page fades in, motion ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const look = () => {
          const main = document.querySelector('main')
          if (main && getComputedStyle(main).opacity !== '1') Object.assign(window, { faded: true })
          requestAnimationFrame(look)
        }
        look()
      })
      const hasFaded = () => page.evaluate(() => 'faded' in window)
      await open(page, '/contact-us?service=fuel')
      expect(await hasFaded()).toBe(false)
      await clickLinks(page, '/about-us')
      await expect(title(page, 'About Us')).toBeFocused()
      if (reducedMotion === 'reduce') expect(await hasFaded()).toBe(false)
      else await expect.poll(hasFaded).toBe(true)
    })
  }

  test('a click works while the page still fades in', async ({ page, context }) => {
    await open(page, '/')
    await test.step('several navigations at once end on the last page', async () => {
      await clickLinks(page, '/about-us', '/contact-us', '/services', '/about-us')
      await expect(title(page, 'About Us')).toBeFocused()
      await clickLinks(page, '/', '/services')
      await expect(title(page, 'Services')).toBeFocused()
    })
    await page.evaluate(() => {
      // Pauses every fade, so that each click below happens during one.
      const pauseFades = () => {
        for (const fade of document.querySelector('main')?.getAnimations() ?? []) fade.pause()
        requestAnimationFrame(pauseFades)
      }
      pauseFades()
    })
    const way = [
      ['About Us', '/about-us'],
      ['Services', '/services'],
    ] as const
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    for (let turn = 0; turn < 3; turn += 1) {
      for (const [name, path] of way) {
        const { x = 0, y = 0 } = (await link(name).boundingBox()) ?? {}
        // With the mouse: a locator's click would wait for the fade.
        await page.mouse.click(x + 8, y + 8)
        await page.waitForFunction(
          ([text = '', address]) =>
            location.pathname === address &&
            document.querySelector('main h1')?.textContent?.includes(text),
          [name, path],
          { polling: 'raf' },
        )
      }
    }
    const first = page.getByRole('main').getByRole('link').first()
    const newTabClicks: Parameters<typeof first.click>[0][] = [
      { modifiers: ['ControlOrMeta'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ]
    for (const options of newTabClicks) {
      const opened = context.waitForEvent('page')
      await first.click(options)
      await (await opened).close()
      expect(new URL(page.url()).pathname).toBe('/services')
    }
  })
})
