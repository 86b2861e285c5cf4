import { blockStorage } from './support/conditions.ts'
import { contactForm } from './support/contactForm.ts'
import { follow } from './support/menu.ts'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true, reducedMotion: 'no-preference' })

test('the dark theme and a message work in a browser that blocks storage (3.5, 4.9)', async ({
  page,
}) => {
  await page.addInitScript(blockStorage)
  await open(page, '/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await follow(page, 'Contact Us')
  const form = contactForm(page)
  await form.enter()
  await form.send()
  await expect(form.sentToast).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

/** Faults that browsers cause. Each function runs in the page before its scripts. */
const faults: Record<string, () => void> = {
  'without time zones and a clipboard, where play() is refused': () => {
    for (const name of ['locks', 'clipboard', 'serviceWorker', 'permissions']) {
      Object.defineProperty(navigator, name, { value: undefined })
    }
    const Format = Intl.DateTimeFormat
    const check = (locale?: string, options?: Intl.DateTimeFormatOptions) => {
      if (options?.timeZone || options?.calendar || /-u-ca-/.test(locale ?? '')) {
        throw new RangeError('not supported')
      }
      return new Format(locale, options)
    }
    Object.assign(Intl, { DateTimeFormat: check })
    Object.assign(HTMLMediaElement.prototype, {
      play: () => Promise.reject(new DOMException('Low power', 'NotAllowedError')),
    })
  },
  'with films that throw': () =>
    Object.assign(HTMLMediaElement.prototype, {
      play() {
        throw new TypeError('blocked')
      },
    }),
}

for (const [fault, provoke] of Object.entries(faults)) {
  test(`pages stay whole in a browser ${fault} (8.3)`, async ({ page, allow }) => {
    if (fault.endsWith('throw')) allow(/^error: TypeError: blocked/)
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.addInitScript(provoke)
    const paths = ['/', '/services', '/contact-us', '/services/operations']
    for (const [index, path] of paths.entries()) {
      const prerendered = await (await page.request.get(path)).text()
      await open(page, path)
      await scrollThrough(page)
      const headings = page.locator('h1, h2')
      await expect(headings).toHaveCount([...prerendered.matchAll(/<h[12]\b/g)].length)
      await page.getByRole('button', { name: /Switch to (?:dark|light) theme/ }).click()
      await expect(page.locator('html')).toHaveClass(index % 2 ? /^(?!.*dark)/ : /dark/)
    }
    expect(loads).toBe(paths.length)
  })
}
