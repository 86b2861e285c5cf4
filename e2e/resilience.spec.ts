import { follow, title } from './support/menu.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('clocks survive translators and suspended timers', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T00:00:00Z' })
  await open(page, '/')
  await page.clock.pauseAt('2026-11-23T00:10:30Z')
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
  // A suspended machine: time passes without timers.
  await page.clock.setSystemTime('2026-11-23T05:20:30Z')
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(strip).toContainText('05:20')
  await expect(strip).toContainText('08:20')
})

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
    await expect(title(page, 'Fueling')).toBeVisible()
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await follow(page, 'About Us')
  })
}
