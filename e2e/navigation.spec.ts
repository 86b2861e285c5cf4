import type { Locator, Page } from '@playwright/test'
import { menu as menuWords } from '#content/layout.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { overlay } from '#content/servicesOverview.ts'
import { servicePageWords } from '#content/shared.ts'
import { headerLinks, profileLabel } from '#content/navigation.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { closedDaysWords } from '#kuwait/words.ts'
import { toolWords as operationsWords } from '#services/operations/toolWords.ts'
import { contactForm, TYPED } from './support/contactForm.ts'
import { band, enter, toolOf, NOW } from './support/tools.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import {
  desktop,
  expect,
  hydrated,
  markDocument,
  open,
  phone,
  sameDocument,
  tablet,
  test,
} from './support/test.ts'
import { otherService, service } from './support/services.ts'

test.use({ viewport: desktop, reducedMotion: 'no-preference' })

/** Stops the clock: a busy machine would take too long for a transition (3.6) or a journey (6.5). */
const stopClock = (page: Page) => page.clock.setFixedTime(NOW)

const { home, services, about, contact } = headerLinks
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

for (const viewport of [desktop, tablet]) {
  test(`the header stays at the top with all its links at ${viewport.width} px (3.1)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await page.evaluate(() => scrollTo(0, 3000))
    for (const name of [home.label, services.label, about.label, profileLabel, contact.label]) {
      await expect(nav.getByRole('link', { name, exact: true })).toBeInViewport()
    }
    await expect(page.getByRole('button', { name: menuWords.open })).toBeHidden()
  })
}

test.describe('menu on a phone (3.1)', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('stays below the header while the page scrolls', async ({ page }) => {
    await open(page, '/')
    const menu = await mainMenu(page)
    const gap = () =>
      menu.evaluate((list) => {
        const header = document.querySelector('header')
        return list.getBoundingClientRect().top - Number(header?.getBoundingClientRect().bottom)
      })
    for (const top of [0, 20, 900]) {
      await jumpTo(page, top)
      await expect.poll(gap, `at ${top}`).toBeCloseTo(0, 0)
    }
  })

  test('a link to the current page closes it', async ({ page }) => {
    await open(page, services.to)
    const menu = await mainMenu(page)
    await menu.getByRole('link', { name: services.label, exact: true }).click()
    await expect(menu).toBeHidden()
  })

  test('a tap outside only closes it', async ({ page }) => {
    await open(page, '/')
    const link = page.getByRole('main').getByRole('link', { name: 'Send a request' }).first()
    await link.scrollIntoViewIfNeeded()
    const menu = await mainMenu(page)
    await link.tap({ force: true })
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without Save-Data', () => {
  test.use({ films: true })

  test('a link preloaded under the pointer still opens in a new tab with Ctrl (3.6)', async ({
    page,
    context,
  }) => {
    await open(page, '/services')
    const link = page.getByRole('main').getByRole('link', { name: service.name }).first()
    await link.scrollIntoViewIfNeeded()
    const code = page.waitForRequest((request) => request.resourceType() === 'script')
    await link.hover()
    await code
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(title(await opened, service.name)).toBeVisible()
    await expect(page).toHaveURL('/services')
  })
})

const cards: [string, string, (page: Page) => Locator][] = [
  [
    'a service’s description',
    '/services',
    (page) =>
      page
        .getByRole('article', { name: service.name })
        .getByText(serviceCards[service.slug].description),
  ],
  [
    'a related service',
    otherService.link,
    (page) =>
      page
        .getByRole('region', { name: servicePageWords.related })
        .getByRole('listitem')
        .getByRole('paragraph')
        .first(),
  ],
]
for (const [kind, path, find] of cards) {
  test(`the words of ${kind} can be selected (2.1)`, async ({ page }) => {
    // While a card fades in, it moves away from the pointer.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const words = find(page)
    await words.dragTo(words, {
      sourcePosition: { x: 20, y: 10 },
      targetPosition: { x: 100, y: 10 },
    })
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/\p{L}.{4,}/u)
    await expect(page).toHaveURL(path)
  })

  test(`a press on the words of ${kind} opens its page (2.1)`, async ({ page, context }) => {
    await open(page, path)
    const words = find(page)
    const presses = [
      () => words.click({ modifiers: ['ControlOrMeta'] }),
      () => words.click({ button: 'middle' }),
    ]
    for (const press of presses) {
      const opened = context.waitForEvent('page')
      await press()
      await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    await words.click()
    await expect(page).not.toHaveURL(path)
  })
}

test('a link to a part of the same page leaves a tool’s figures in the address (5.1)', async ({
  page,
}) => {
  await open(page, '/services/operations')
  const tool = band(page, toolOf('/services/operations'))
  await enter(tool, toolOf('/services/operations').entries)
  await expect(page).toHaveURL(/#instrument\?arrival=/)
  const address = page.url()
  await tool.getByRole('link', { name: operationsWords.closedDays }).click()
  await expect(page.getByRole('region', { name: closedDaysWords.title })).toBeFocused()
  expect(page.url()).toBe(address)
})

/** Runs in the page: between any two looks at the clock, 200 ms pass. */
function slowClock() {
  let now = Date.now()
  Date.now = () => (now += 200)
}

test('a device that hydrates slowly changes pages without animation (3.6)', async ({ page }) => {
  await page.addInitScript(slowClock)
  await open(page, '/services')
  await slowDown(page)
  await page.getByRole('main').getByRole('link', { name: service.name }).first().click()
  await expect(title(page, service.name)).toBeFocused()
  expect(await transitioning(page)).toEqual([])
})

test('late hydration and a reload keep the scroll position (3.6)', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  await jumpTo(page, 900)
  release()
  await hydrated(page)
  expect(await position(page)).toBe(900)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => position(page)).toBe(900)
})

test('the draft survives the full page load of a tab that has been open for an hour (3.8, 4.9)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/contact-us')
  const form = contactForm(page)
  await form.enter()
  await page.clock.fastForward('59:00')
  await markDocument(page)
  await follow(page, 'About Us')
  expect(await sameDocument(page)).toBe(true)
  await page.clock.fastForward('01:01')
  await follow(page, 'Contact Us')
  expect(await sameDocument(page)).toBe(false)
  await form.expectValues(TYPED)
})

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`links, Back and Forward scroll to the top, ${behavior}, and move the focus to the title (3.6, 6.4, 9.1)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
      window.scrollTo = ((options: ScrollToOptions) => {
        Object.assign(window, { asked: options.behavior })
        scroll(options)
      }) as typeof window.scrollTo
    })
    await open(page, '/')
    for (const go of [
      () => headerLink(page, 'Services').click(),
      () => page.goBack(),
      () => page.goForward(),
      // A link to the page that is shown.
      () => headerLink(page, 'Services').click(),
    ]) {
      await jumpTo(page, 1500)
      await page.evaluate(() => Object.assign(window, { asked: undefined }) && undefined)
      await go()
      await expect.poll(() => position(page)).toBe(0)
      expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(behavior)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    }
  })
}

test('Back scrolls to the top even during an earlier scroll (3.6)', async ({ page }) => {
  await open(page, '/services')
  await jumpTo(page, 1100)
  await headerLink(page, 'About Us').click()
  await expect(title(page, 'About Us')).toBeFocused()
  await page.waitForFunction(() => scrollY < 400)
  await page.goBack()
  await expect(title(page, 'Services')).toBeFocused()
  await expect.poll(() => position(page)).toBe(0)
})

/** Records the scroll position in the first frame of each page. */
const noteStarts = (page: Page) =>
  page.evaluate(() => {
    const starts: number[] = []
    Object.assign(window, { starts })
    let shown = document.querySelector('h1')
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading !== shown) starts.push(scrollY / innerHeight)
      shown = heading
      requestAnimationFrame(look)
    }
    look()
  })

for (const [engine, prepare] of [
  ['with view transitions', () => {}],
  [
    'without view transitions',
    () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  ],
] as const) {
  test(`a new page begins at most half a window from its top, ${engine} (3.6)`, async ({
    page,
  }) => {
    await stopClock(page)
    await page.addInitScript(prepare)
    await open(page, otherService.link)
    await noteStarts(page)
    await jumpTo(page, 4000)
    await page.getByRole('contentinfo').getByRole('link', { name: service.name }).click()
    await expect(title(page, service.name)).toBeFocused()
    await expect.poll(() => position(page)).toBe(0)
    const [start] = await page.evaluate(() => Reflect.get(window, 'starts') as number[])
    expect(start).toBeGreaterThan(0)
    expect(start).toBeLessThanOrEqual(0.5)
  })
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
}
/** @returns the pseudo-elements that a view transition is animating */
const transitioning = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
      .filter((name) => name.startsWith('::view-transition')),
  )
const isTravelling = async (page: Page) =>
  (await transitioning(page)).includes('::view-transition-group(traveller)')

test('the new page receives a press during the transition (3.6)', async ({ page }) => {
  await stopClock(page)
  await open(page, '/')
  await slowDown(page)
  await headerLink(page, 'Services').click()
  await expect(title(page, 'Services')).toBeAttached()
  await expect.poll(() => transitioning(page)).not.toEqual([])
  // `click` would wait until the transition has ended.
  const link = await headerLink(page, 'Contact Us').boundingBox()
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
  await expect(title(page, 'Contact Us')).toBeFocused()
})

test('Back interrupts a page change without a complaint (3.6)', async ({ page }) => {
  await stopClock(page)
  await open(page, '/about-us')
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'About Us') return
      watcher.disconnect()
      // The transition is not ready: it waits for the next frame.
      history.back()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
  await headerLink(page, 'Contact Us').click()
  await expect(title(page, 'About Us')).toBeFocused()
})

/** Runs in the page: the browser has animated each Back and Forward itself. */
function animateSwipes() {
  Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true })
}

test('the next page is animated after a swipe within a page (3.6)', async ({ page }) => {
  await page.addInitScript(animateSwipes)
  await stopClock(page)
  await open(page, '/services/operations')
  await page.evaluate(() => void (location.hash = 'main'))
  await page.goBack()
  await expect(page).not.toHaveURL(/#/)
  await slowDown(page)
  await headerLink(page, 'About Us').click()
  await expect.poll(() => transitioning(page)).not.toEqual([])
})

test('a swipe back that the browser animates is not animated again (3.6)', async ({ page }) => {
  await page.addInitScript(animateSwipes)
  await stopClock(page)
  await open(page, '/about-us')
  await headerLink(page, 'Contact Us').click()
  await expect(title(page, 'Contact Us')).toBeFocused()
  await expect.poll(() => transitioning(page)).toEqual([])
  await slowDown(page)
  await page.goBack()
  await expect(title(page, 'About Us')).toBeFocused()
  expect(await transitioning(page)).toEqual([])
})

test('pages change without animation under reduced motion (6.4)', async ({ page }) => {
  await stopClock(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services')
  await slowDown(page)
  await page.getByRole('main').getByRole('link', { name: service.name }).first().click()
  await expect(title(page, service.name)).toBeFocused()
  expect(await transitioning(page)).toEqual([])
})

test.describe('the picture or drawing of a pressed card', () => {
  test.use({ films: true })

  const related = (page: Page) =>
    page.getByRole('region', { name: servicePageWords.related }).getByRole('link')

  test.beforeEach(({ page }) => stopClock(page))

  test('becomes the hero of the next page from Services (6.5)', async ({ page }) => {
    await open(page, '/services')
    await page.getByRole('button', { name: overlay.pause }).click()
    await slowDown(page)
    await page.getByRole('main').getByRole('link', { name: otherService.name }).first().click()
    await expect.poll(() => isTravelling(page)).toBe(true)
    await expect(title(page, otherService.name)).toBeFocused()
  })

  test('does not travel when the visitor follows another link (6.5)', async ({ page }) => {
    await open(page, otherService.link)
    await slowDown(page)
    await headerLink(page, 'About Us').click()
    await expect.poll(() => transitioning(page)).not.toEqual([])
    expect(await isTravelling(page)).toBe(false)
  })

  test('does not travel when its page loads late (6.5)', async ({ page }) => {
    await open(page, otherService.link)
    const release = await holdBack(page, SCRIPTS)
    await slowDown(page)
    await related(page).first().click()
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
    await page.clock.setFixedTime(Date.parse(NOW) + 600)
    release()
    await expect(title(page, otherService.name)).not.toBeAttached()
    await expect.poll(() => transitioning(page)).not.toEqual([])
    expect(await isTravelling(page)).toBe(false)
  })
})

test('a progress line shows until a slow page appears or Back cancels it (3.6)', async ({
  page,
}) => {
  const progress = page.getByRole('progressbar', { name: 'Loading the page' })
  await open(page, '/about-us')
  await markDocument(page)
  const release = await holdBack(page, SCRIPTS)
  const link = page.getByRole('contentinfo').getByRole('link', { name: service.name })
  await link.click()
  await expect(progress).toBeInViewport()
  await page.goBack()
  await expect(progress).toBeHidden()
  await expect(title(page, 'About Us')).toBeVisible()
  await link.click()
  await expect(progress).toBeInViewport()
  release()
  await expect(title(page, service.name)).toBeFocused()
  await expect(progress).toBeHidden()
  expect(await sameDocument(page)).toBe(true)
})
