import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

test('clocks are right as soon as a page is come back to, whatever its timers did', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T00:10:30Z' })
  await open(page, '/')
  const strip = page.getByRole('banner').first()
  await expect(strip).toContainText('00:10')
  // A machine that sleeps: its clock goes on, no timer of the page does.
  await page.clock.setSystemTime('2026-11-23T05:20:30Z')
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(strip).toContainText('05:20')
  await expect(strip).toContainText('08:20')
})

test('clocks go on where a translator has wrapped their text', async ({ page }) => {
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

test('pages read on when pictures and films are missing', async ({ page, allow }) => {
  allow(/^not loaded: \/media\/\S+: net::ERR_FAILED$/)
  await page.route('**/media/**', (route) => route.abort())
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

for (const [name, path, order] of [
  ['the hero’s', '/', 'first'],
  ['the closing', '/', 'last'],
  ['ground handling’s', '/services/ground-handling', 'first'],
] as const) {
  test(`${name} film is seen, plays muted and again and again, and stops when told`, async ({
    page,
  }) => {
    await open(page, path)
    const film = page.locator('video')[order]()
    await film.scrollIntoViewIfNeeded()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    await expect(film).toHaveCSS('opacity', '1')
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
      true,
      true,
    ])
    await page.getByRole('button', { name: 'Pause film' })[order]().click()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })
}

test('under reduced motion no film is fetched and nothing is hidden for a reveal', async ({
  page,
}) => {
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
  test(`${path}: what comes into view fades up in ${duration} ms after ${delay} ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const animation of document.getAnimations()) {
          // Those of styles are of kinds of their own.
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

/** What extensions and translators do to a page before its script has come. */
const changes = {
  'a telephone number is wrapped': () => {
    for (const link of document.querySelectorAll('header a[href^="tel:"]')) {
      const span = document.createElement('span')
      span.append(...link.childNodes)
      link.append(span)
    }
  },
  'all words are wrapped, as by a translator': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: Text[] = []
    while (texts.nextNode()) words.push(texts.currentNode as Text)
    for (const word of words.filter(({ data }) => data.trim())) {
      const font = document.createElement('font')
      word.replaceWith(font)
      font.append(word)
    }
  },
  'something stands first in its header and its body': () => {
    document.querySelector('header')?.prepend(document.createElement('div'))
    document.querySelector('main')?.prepend(document.createElement('div'))
  },
}
for (const [what, change] of Object.entries(changes)) {
  test(`a page is whole and alive where ${what} before its script comes`, async ({
    page,
    allow,
  }) => {
    // React says that it renders the page anew.
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
