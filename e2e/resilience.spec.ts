import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

test('clocks are right as soon as the visitor returns, although timers were suspended', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T00:10:30Z' })
  await open(page, '/')
  const strip = page.getByRole('banner').first()
  await expect(strip).toContainText('00:10')
  // Simulates a sleeping machine: time passes without timers.
  await page.clock.setSystemTime('2026-11-23T05:20:30Z')
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(strip).toContainText('05:20')
  await expect(strip).toContainText('08:20')
})

test('clocks continue after a translator wrapped their text', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T00:10:30Z' })
  await open(page, '/')
  const strip = page.getByRole('banner').first()
  await expect(strip).toContainText('00:10')
  await page.evaluate(() => {
    for (const clock of document.querySelectorAll('header span')) {
      if (!/^\d\d:\d\d$/.test(clock.textContent) || clock.children.length > 0) continue
      const words = document.createElement('font')
      words.textContent = clock.textContent
      clock.replaceChildren(words)
    }
  })
  await page.clock.runFor(60_000)
  await expect(strip).toContainText('00:11')
})

test('pages work when pictures and films do not load', async ({ page, allow }) => {
  allow(/^not loaded: \/media\/\S+: net::ERR_FAILED$/)
  await page.route('**/media/**', (route) => route.abort())
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

for (const [path, orders] of [
  ['/', ['first', 'last']],
  ['/services/ground-handling', ['first']],
] as const) {
  test(`the films of ${path} play muted in a loop and stop on request`, async ({ page }) => {
    await open(page, path)
    for (const order of orders) {
      const film = page.locator('video')[order]()
      const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
      await film.scrollIntoViewIfNeeded()
      await expect.poll(isPaused).toBe(false)
      await expect(film).toHaveCSS('opacity', '1')
      await expect(film).toHaveJSProperty('muted', true)
      await expect(film).toHaveJSProperty('loop', true)
      await page.getByRole('button', { name: 'Pause film' })[order]().click()
      await expect.poll(isPaused).toBe(true)
    }
  })
}

test('fetches no film and hides nothing for a reveal under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await open(page, '/services')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('link', { name: 'Airline Representation' }).first()).toBeVisible()
  const parts = page.getByRole('article').locator('xpath=..')
  expect(await parts.count()).toBe(10)
  for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1')
  expect(films).toEqual([])
})

for (const [path, delay, duration] of [
  ['/', 0, 400],
  ['/services', 200, 400],
  ['/about-us', 100, 800],
] as const) {
  test(`${path} fades its parts in within ${duration} ms after ${delay} ms`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const animation of document.getAnimations()) {
          // Skips CSS animations and transitions, which are subclasses.
          if (animation.constructor !== Animation) continue
          const timing = animation.effect?.getTiming()
          seen.add(`${String(timing?.duration)} ms after ${timing?.delay} ms, ${timing?.easing}`)
        }
        requestAnimationFrame(look)
      }
      look()
    })
    await open(page, path)
    await page.mouse.move(300, 300)
    const seen = async () => {
      await page.mouse.wheel(0, 300)
      return await page.evaluate(() => [
        ...((window as Window & { seen?: Set<string> }).seen ?? []),
      ])
    }
    await expect.poll(seen).toContain(`${duration} ms after ${delay} ms, ease`)
  })
}

/** Changes that extensions and translators make before hydration. */
const changes = {
  'a telephone number is wrapped': () => {
    for (const link of document.querySelectorAll('header a[href^="tel:"]')) {
      const span = document.createElement('span')
      span.append(...link.childNodes)
      link.append(span)
    }
  },
  'a translator has wrapped all words': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: Text[] = []
    while (texts.nextNode()) words.push(texts.currentNode as Text)
    for (const word of words.filter(({ data }) => data.trim())) {
      const font = document.createElement('font')
      word.replaceWith(font)
      font.append(word)
    }
  },
  'an extension has inserted elements': () => {
    document.querySelector('header')?.prepend(document.createElement('div'))
    document.querySelector('main')?.prepend(document.createElement('div'))
  },
}
for (const [what, change] of Object.entries(changes)) {
  test(`a page hydrates and works when ${what} before hydration`, async ({ page, allow }) => {
    // React reports that it renders the page again.
    allow(/Minified React error #418/)
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`)
    await open(page, '/services/fuel')
    await expect(page.getByRole('heading', { level: 1, name: 'Fueling' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  })
}
