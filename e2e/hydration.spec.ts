import { SITE_PATHS } from '#lib/paths.ts'
import { ENTRY_CODE, holdBack } from './support/line.ts'
import { DEVELOPMENT_ORIGIN } from './support/servers.ts'
import { expect, hydrated, open, test } from './support/test.ts'

// Only React's development build reports hydration mismatches.
test.use({ baseURL: DEVELOPMENT_ORIGIN, films: true })
/** React's development build advertises its developer tools. */
const DEVELOPMENT = /^info: %cDownload the React DevTools/

for (const path of [...SITE_PATHS, '/nope']) {
  // The start script sets the theme in the same way on every page: Home stands for all.
  for (const theme of path === '/' ? ['light', 'dark'] : ['light']) {
    test(`${path} hydrates in place without a mismatch, ${theme} theme`, async ({
      page,
      allow,
    }) => {
      allow(DEVELOPMENT)
      if (path === '/nope') allow('not loaded: /nope: 404')
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      // Delays hydration until the prerendered nodes are marked.
      const release = await holdBack(page, ENTRY_CODE)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      await page.evaluate(() => {
        for (const name of ['html', 'header', 'main', 'h1', 'footer']) {
          // As a property, because an attribute would itself be a mismatch.
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

test('shows the first toast under Strict Mode', async ({ page, context, allow }) => {
  allow(DEVELOPMENT)
  await context.grantPermissions(['clipboard-write'])
  await open(page, '/contact-us')
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expect(page.getByRole('status').getByText('copied')).toBeVisible()
})
