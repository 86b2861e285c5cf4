import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { spawnSiteServer } from '#tools/serve/spawn.ts'
import { test as base, expect, SEND, TYPED } from './support/contactForm.ts'

const PROVIDER = 'https://mail.aero.test'
const SETTINGS = {
  NODE_ENV: 'production',
  VITE_EMAILJS_PUBLIC_KEY: 'public-key',
  VITE_EMAILJS_SERVICE_ID: 'service-id',
  VITE_EMAILJS_TEMPLATE_ID: 'template-id',
  VITE_EMAILJS_ORIGIN: PROVIDER,
  AERO_REQUIRE_PROVIDER: '1',
  VITE_SITE_URL: 'https://www.aero.test',
}

/** The site as an owner builds it, with keys and a provider of another origin. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const dist = '.aero/provider'
      const options = ['--outDir', dist, '--logLevel', 'error']
      const vite = spawn('node_modules/.bin/vite', ['build', ...options], {
        env: { ...env, ...SETTINGS },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code] = await once(vite, 'exit')
      if (code !== 0) throw new Error(`The build with a provider ended with ${code}`)
      const { origin, close } = await spawnSiteServer(dist)
      await use(origin)
      close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
})
test('a message is posted to the provider with the configured keys (4.5)', async ({
  page,
  form,
  allow,
}) => {
  allow(`third party: ${PROVIDER}/api/v1.0/email/send`)
  const bodies: unknown[] = []
  await page.route(SEND, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({
      body: '<b>The provider’s own words</b>',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await form.open()
  await form.enter()
  await form.send()
  await expect(form.sentToast).toBeVisible()
  await expect(page.getByText('own words')).toHaveCount(0)
  expect(bodies).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'template-id',
      template_params: {
        user_name: TYPED.name,
        user_email: TYPED.email,
        user_phone: '+96550001234',
        user_message: TYPED.message,
      },
    },
  ])
})
