import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import type { Route } from '@playwright/test'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
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
      const options = ['--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
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
// One build serves the whole file.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ allow }) => allow(`third party: ${PROVIDER}/api/v1.0/email/send`))

const OWN_WORDS = '<b>The provider’s own words</b>'
const PAGE = '<!-- login -->\n<!DOCTYPE html><title>Sign in to the network</title>'

const answer =
  (status: number, body = 'OK') =>
  (route: Route) =>
    route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } })

const FAILURES = [
  ...[403, 429, 451, 500].map((status) => ({
    what: `answers ${status}`,
    fail: answer(status, OWN_WORDS),
    logged: `not loaded: ${PROVIDER}/api/v1.0/email/send: ${status}`,
  })),
  { what: 'answers with a page', fail: answer(200, PAGE), logged: /Answered with a page of HTML/ },
  {
    what: 'cannot be reached',
    fail: (route: Route) => route.abort('internetdisconnected'),
    logged: /^not loaded: .*net::ERR_INTERNET_DISCONNECTED/,
  },
  { what: 'has not answered after 15 s', fail: () => {}, logged: /No answer in 15000 ms/ },
]

for (const { what, fail, logged } of FAILURES) {
  test(`keeps and resends a message if the provider ${what}`, async ({ page, form, allow }) => {
    allow(logged, /^error: The contact message was not sent\. \w*Error: /)
    const isTimeout = what.includes('15 s')
    await page.clock.install()
    await page.route(SEND, fail)
    await form.open()
    await form.enter()
    await form.send()
    if (isTimeout) {
      await expect(form.pending).toBeVisible()
      await page.clock.runFor(14_000)
      await expect(form.pending).toBeVisible()
      await page.clock.runFor(1000)
    }
    await expect(form.failedToast).toBeVisible()
    await expect(form.sentToast).toHaveCount(0)
    await expect(page.getByText('own words')).toHaveCount(0)
    await form.expectValues(TYPED)
    await expect(isTimeout ? form.noAnswer : form.failure).toBeVisible()
    await expect(form.submit).not.toHaveAttribute('aria-disabled', 'true')
    await page.route(SEND, answer(200))
    await form.send()
    await expect(form.sentToast).toBeVisible()
    await expect(form.mailInstead).toHaveCount(0)
    await form.expectValues({})
  })
}

test('sends the keys of the provider and all fields once, although Send is pressed again', async ({
  page,
  form,
}) => {
  const bodies: unknown[] = []
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => (accept = resolve))
  await page.route(SEND, async (route) => {
    bodies.push(route.request().postDataJSON())
    await accepted
    await answer(200, OWN_WORDS)(route)
  })
  await form.open()
  await form.enter()
  await form.send()
  await expect(form.pending).toHaveAttribute('aria-disabled', 'true')
  await form.name.focus()
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // By force: Playwright would wait until the button is enabled.
  await form.pending.dblclick({ force: true })
  await expect(form.sentToast).toHaveCount(0)
  accept()
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
