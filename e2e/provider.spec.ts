import type { Page, Route } from '@playwright/test'
import {
  expectSent,
  expectValues,
  FAILED,
  openForm,
  pending,
  send,
  SEND,
  SENT,
  TYPED,
  typeAll,
  unconfirmed,
} from './support/contactForm.ts'
import { PROVIDER, test } from './support/provider.ts'
import { desktop, expect } from './support/test.ts'

// One build serves the whole file.
test.describe.configure({ mode: 'default' })
test.use({ viewport: desktop })
test.beforeEach(({ allow }) => allow(`third party: ${PROVIDER}/api/v1.0/email/send`))

const OWN_WORDS = '<b>The provider’s own words</b>'
const PAGE = '<!-- login -->\n<!DOCTYPE html><title>Sign in to the network</title>'

const answer =
  (status: number, body = 'OK') =>
  (route: Route) =>
    route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } })

const FAILURES: Record<string, { fail: (route: Route) => unknown; logged: (string | RegExp)[] }> = {
  ...Object.fromEntries(
    [403, 429, 451, 500].map((status) => [
      `answers ${status}`,
      {
        fail: answer(status, OWN_WORDS),
        logged: [`not loaded: ${PROVIDER}/api/v1.0/email/send: ${status}`],
      },
    ]),
  ),
  'answers with a page of HTML': { fail: answer(200, PAGE), logged: [] },
  'cannot be reached': {
    fail: (route) => route.abort('internetdisconnected'),
    logged: [/^not loaded: .*net::ERR_INTERNET_DISCONNECTED/],
  },
  'has not answered after 15 s': { fail: () => {}, logged: [/No answer in 15000 ms/] },
}

for (const [what, { fail, logged }] of Object.entries(FAILURES)) {
  test(`keeps the message when the provider ${what}, and sends it again`, async ({
    page,
    allow,
  }) => {
    allow(...logged, /^error: The contact message was not sent\. \w*Error: /)
    await page.clock.install()
    await page.route(SEND, fail)
    const { submit } = await openForm(page)
    await typeAll(page)
    await send(page)
    if (what.includes('15 s')) {
      await expect(pending(page)).toBeVisible()
      await page.clock.runFor(14_000)
      await expect(pending(page)).toBeVisible()
      await page.clock.runFor(1000)
    }
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    await expect(page.getByText(SENT)).toHaveCount(0)
    await expect(page.getByText('own words')).toHaveCount(0)
    await expectValues(page, TYPED)
    await expect(unconfirmed(page)).toBeVisible()
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
    await page.route(SEND, answer(200))
    await send(page)
    await expectSent(page)
    await expect(unconfirmed(page)).toHaveCount(0)
    await expectValues(page, {})
  })
}

/** Presses Send in every way while a message is being sent. */
async function sendAgain(page: Page) {
  const form = page.locator('form', { has: pending(page) })
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await page.getByLabel('Name').focus()
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // By force: Playwright would wait until the button is enabled.
  await pending(page).dblclick({ force: true })
}

test('sends keys and fields once, although Send is pressed again', async ({ page }) => {
  const bodies: unknown[] = []
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => (accept = resolve))
  await page.route(SEND, async (route) => {
    bodies.push(route.request().postDataJSON())
    await accepted
    await answer(200, OWN_WORDS)(route)
  })
  await openForm(page)
  await typeAll(page)
  await send(page)
  await expect(pending(page)).toHaveAttribute('aria-disabled', 'true')
  await sendAgain(page)
  await expect(page.getByText(SENT)).toHaveCount(0)
  accept()
  await expectSent(page)
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
