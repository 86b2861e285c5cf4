import { SITE_PATHS } from '#lib/paths.ts'
import { DEVELOPMENT_ORIGIN } from './support/servers.ts'
import { expect, hydrated, open, test } from './support/test.ts'

// Production React stays silent about mismatches, so these pages run its development code.
test.use({ baseURL: DEVELOPMENT_ORIGIN })

for (const path of [...SITE_PATHS, '/nope']) {
  for (const theme of ['light', 'dark']) {
    test(`${path}, ${theme}: hydrates in place and in silence`, async ({ page, complaints }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      // Hold the app back, mark the prerendered nodes, then let it go.
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/entry-client*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      await page.evaluate(() => {
        for (const name of ['html', 'header', 'main', 'h1', 'footer']) {
          document.querySelector(name)?.setAttribute('data-before', '')
        }
      })
      release()
      await hydrated(page)
      for (const name of ['html', 'header', 'main', 'h1', 'footer']) {
        await expect(page.locator(name).first()).toHaveAttribute('data-before', '')
      }
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^$/)
      const unexpected = complaints.filter(
        (text) => !/React DevTools/.test(text) && !(path === '/nope' && /404/.test(text)),
      )
      // The marks themselves are attributes that the server did not send.
      expect(unexpected.filter((text) => !text.includes('data-before'))).toEqual([])
      complaints.length = 0
    })
  }
}

test('the first toast is seen where React mounts all things twice', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await open(page, '/contact-us')
  await page.getByRole('button', { name: 'Copy e-mail address' }).click()
  await expect(page.getByRole('status').getByText('copied')).toBeVisible()
  complaints.length = 0
})
