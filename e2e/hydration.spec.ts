import { SITE_PATHS } from '#lib/paths.ts'
import { DEVELOPMENT_ORIGIN } from './support/servers.ts'
import { expect, hydrated, open, test } from './support/test.ts'

// Production React stays silent about mismatches, so these pages run its development code.
test.use({ baseURL: DEVELOPMENT_ORIGIN, films: true })
/** What React's development code says of itself. */
const DEVELOPMENT = /^info: %cDownload the React DevTools/

/** The theme is set before React comes, in the same way on every page: three stand for all. */
const IN_DARK = new Set<string>(['/', '/contact-us', '/services/fuel'])

for (const path of [...SITE_PATHS, '/nope']) {
  for (const theme of IN_DARK.has(path) ? ['light', 'dark'] : ['light']) {
    test(`${path}, ${theme}: hydrates in place and in silence`, async ({ page, allow }) => {
      allow(DEVELOPMENT)
      if (path === '/nope') allow('not loaded: /nope: 404')
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
          // A property: an attribute would be a mismatch of its own.
          Object.assign(document.querySelector(name) ?? {}, { before: true })
        }
      })
      release()
      await hydrated(page)
      for (const name of ['html', 'header', 'main', 'h1', 'footer']) {
        await expect(page.locator(name).first()).toHaveJSProperty('before', true)
      }
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^$/)
    })
  }
}

test('the first toast is seen where React mounts all things twice', async ({
  page,
  context,
  allow,
}) => {
  allow(DEVELOPMENT)
  await context.grantPermissions(['clipboard-write'])
  await open(page, '/contact-us')
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expect(page.getByRole('status').getByText('copied')).toBeVisible()
})
