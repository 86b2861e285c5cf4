import type { Page, Route } from '@playwright/test'
import {
  expectSent,
  expectValues,
  FAILED,
  fields,
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

const answer = (page: Page, status: number, body = 'OK') =>
  page.route(SEND, (route: Route) =>
    route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } }),
  )

/** Expects one toast, the values, a way out and an enabled button, and that a retry is sent. */
async function expectFailure(page: Page) {
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await expect(page.getByText('own words')).toHaveCount(0)
  await expectValues(page, TYPED)
  await expect(unconfirmed(page)).toBeVisible()
  await expect(fields(page).submit).not.toHaveAttribute('aria-disabled', 'true')
  await answer(page, 200)
  await send(page)
  await expectSent(page)
  await expect(unconfirmed(page)).toHaveCount(0)
  await expectValues(page, {})
}

for (const [status, body] of [
  [403, OWN_WORDS],
  [429, OWN_WORDS],
  [451, OWN_WORDS],
  [500, PAGE],
  [200, PAGE],
] as const) {
  test(`keeps the message when the provider answers ${status} with ${body}`, async ({
    page,
    allow,
  }) => {
    if (status !== 200) allow(`not loaded: ${PROVIDER}/api/v1.0/email/send: ${status}`)
    allow(/^error: The contact message was not sent\. Error: /)
    await answer(page, status, body)
    await openForm(page)
    await typeAll(page)
    await send(page)
    await expectFailure(page)
  })
}

test('keeps the message when the visitor is offline', async ({ page, allow }) => {
  allow(/^not loaded: .*net::ERR_INTERNET_DISCONNECTED/)
  allow(/^error: The contact message was not sent\. TypeError: Failed to fetch/)
  await page.route(SEND, (route) => route.abort('internetdisconnected'))
  await openForm(page)
  await typeAll(page)
  await send(page)
  await expectFailure(page)
})

test('gives up after 15 s when the provider never answers', async ({ page, allow }) => {
  allow(/^error: The contact message was not sent\. Error: No answer in 15000 ms/)
  await page.clock.install()
  await page.route(SEND, () => {})
  await openForm(page)
  await typeAll(page)
  await send(page)
  await expect(pending(page)).toBeVisible()
  await page.clock.runFor(14_000)
  await expect(pending(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expectFailure(page)
})

test('sends keys and fields once, although Send is pressed again', async ({ page }) => {
  const bodies: unknown[] = []
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => (accept = resolve))
  await page.route(SEND, async (route) => {
    bodies.push(route.request().postDataJSON())
    await accepted
    await route.fulfill({ body: OWN_WORDS, headers: { 'access-control-allow-origin': '*' } })
  })
  const form = await openForm(page)
  await typeAll(page)
  await page.locator('form', { has: form.submit }).evaluate((element: HTMLFormElement) => {
    for (let turn = 0; turn < 5; turn += 1) element.requestSubmit()
  })
  await expect(pending(page)).toHaveAttribute('aria-disabled', 'true')
  await form.name.focus()
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // By force: Playwright would wait until the button is enabled.
  await pending(page).dblclick({ force: true })
  await expect(page.getByText(SENT)).toHaveCount(0)
  accept()
  await expectSent(page)
  await expect(page.getByText('own words')).toHaveCount(0)
  await expectValues(page, {})
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
