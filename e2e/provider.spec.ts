import type { Page } from '@playwright/test'
import { MAIL_PATH } from '#tools/serve/maildesk.ts'
import { allowAll, type Answer, answerWith, type Provider, test } from './support/provider.ts'
import { FAILED, fields, send, SENT } from './support/contactForm.ts'
import { desktop, expect, open } from './support/test.ts'

// One build and one provider serve the whole file.
test.describe.configure({ mode: 'default' })
test.use({ viewport: desktop })

const OWN_WORDS = '<b>The provider’s own words</b>'

const pending = (page: Page) => page.getByRole('button', { name: 'Sending…' })

const values = {
  name: 'Dana',
  email: 'ops@example.com',
  phone: '+965 5000 1234',
  message: 'KWI tomorrow, 0300Z\nتزويد بالوقود',
}
const parameters = {
  user_name: values.name,
  user_email: values.email,
  user_phone: '+96550001234',
  user_message: values.message,
}
const empty = { name: '', email: '', phone: '+965', message: '' }

async function openFilled(page: Page) {
  await open(page, '/contact-us')
  const form = fields(page)
  await form.name.fill(values.name)
  await form.email.fill(values.email)
  await form.phone.pressSequentially('50001234')
  await form.message.fill(values.message)
}

async function expectValues(page: Page, expected: typeof values) {
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await expect(fields(page)[name]).toHaveValue(expected[name])
  }
}

/** Expects one toast, the values, one console message with the cause, and an enabled button. */
async function expectFailure(page: Page, complaints: readonly string[], cause: RegExp) {
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByText(FAILED, { exact: true })).toHaveCount(1)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await expectValues(page, values)
  await expect(page.getByText('own words')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await expect(fields(page).submit).not.toHaveAttribute('aria-disabled', 'true')
  const ours = complaints.filter((line) => line.includes('The contact message was not sent.'))
  expect(ours).toEqual([expect.stringMatching(cause)])
}

async function expectSuccess(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveText(SENT)
  await expect(page.getByText(SENT, { exact: true })).toHaveCount(1)
  await expectValues(page, empty)
  await expect(fields(page).submit).not.toHaveAttribute('aria-disabled', 'true')
}

/** The only request to another origin. */
const asked = ({ origin }: Provider) => `third party: ${origin}${MAIL_PATH}`
/** The browser's complaint about a failed answer. */
const lost = ({ origin }: Provider, why: string | number) =>
  `not loaded: ${origin}${MAIL_PATH}: ${why}`
/** The page's console message about a message that was not sent. */
const unsent = (cause: string) =>
  new RegExp(`^error: The contact message was not sent\\. .*The message was not sent ${cause}`)

async function retry(page: Page, provider: Provider) {
  provider.answer = answerWith(200)
  await send(page)
  await expectSuccess(page)
  // Earlier than its own timeout.
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1000 })
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeHidden()
  for (const body of provider.messages) {
    expect(JSON.parse(body).template_params).toEqual(parameters)
  }
  expect(provider.messages).toHaveLength(2)
}

const refusals: { name: string; answer: Answer; cause: RegExp; why: string | number }[] = [
  ...[400, 429, 503].map((status) => ({
    name: `answers ${status}`,
    answer: answerWith(status, OWN_WORDS),
    cause: unsent(`\\(${status}\\): ${OWN_WORDS}`),
    why: status,
  })),
  {
    name: 'answers 500 with a page of HTML',
    answer: answerWith(500, `<!doctype html><script>alert(1)</script>${OWN_WORDS}`, 'text/html'),
    cause: unsent('\\(500\\)'),
    why: 500,
  },
  {
    name: 'resets the connection',
    answer: (_, { socket }) => void socket.resetAndDestroy(),
    cause: unsent('\\(0\\): Failed to fetch'),
    why: 'net::ERR_CONNECTION_RESET',
  },
  {
    name: 'answers without a CORS header',
    answer: (response) => void response.end('OK'),
    cause: unsent('\\(0\\): Failed to fetch'),
    why: 'net::ERR_FAILED',
  },
]

for (const { name, answer, cause, why } of refusals) {
  test(`shows one toast, keeps the values and can retry when the provider ${name}`, async ({
    page,
    provider,
    complaints,
    allow,
  }) => {
    allow(asked(provider), cause, lost(provider, why))
    if (name.includes('CORS')) allow(/^error: Access to fetch .* blocked by CORS policy/)
    provider.answer = answer
    await openFilled(page)
    await send(page)
    await expectFailure(page, complaints, cause)
    await retry(page, provider)
  })
}

/** Sends its headers and the beginning of a body, and never ends. */
const begins: Answer = (response) => void response.writeHead(200, allowAll).write('O')

for (const [name, answer] of [
  ['never answers', () => {}],
  ['never ends its answer', begins],
] as const) {
  test(`gives up after 15 s and can retry when the provider ${name}`, async ({
    page,
    provider,
    complaints,
    allow,
  }) => {
    const cause = unsent('\\(0\\): no answer in 15000 ms')
    allow(asked(provider), cause)
    await page.clock.install()
    provider.answer = answer
    await openFilled(page)
    await send(page)
    await expect.poll(() => provider.messages).toHaveLength(1)
    await page.clock.runFor(14_000)
    await expect(pending(page)).toBeVisible()
    await page.clock.runFor(1000)
    await expectFailure(page, complaints, cause)
    await retry(page, provider)
  })
}

const acceptances: [string, Answer][] = [
  ['answers 200', answerWith(200)],
  ['answers 204 without a text', answerWith(204)],
  ['answers 200 with 32 MB', answerWith(200, OWN_WORDS.repeat(1_000_000))],
]

for (const [name, answer] of acceptances) {
  test(`shows one toast and resets the form when the provider ${name}`, async ({
    page,
    provider,
    allow,
  }) => {
    allow(asked(provider))
    provider.answer = answer
    await openFilled(page)
    await send(page)
    await expectSuccess(page)
    await expect(page.getByText('own words')).toHaveCount(0)
    expect(provider.messages.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'public-key',
        service_id: 'service-id',
        template_id: 'template-id',
        template_params: parameters,
      },
    ])
    expect(provider.preflights).toEqual([
      expect.objectContaining({ 'access-control-request-headers': 'content-type' }),
    ])
  })
}

test('sends once although Send is pressed again before the answer', async ({
  page,
  provider,
  allow,
}) => {
  allow(asked(provider))
  let finish = () => {}
  provider.answer = (response, request) => {
    begins(response, request)
    finish = () => response.end('K')
  }
  await openFilled(page)
  const form = fields(page)
  await test.step('five submits within one task', () =>
    page.locator('form', { has: form.submit }).evaluate((element: HTMLFormElement) => {
      for (let turn = 0; turn < 5; turn += 1) element.requestSubmit()
    }))
  await expect(pending(page)).toHaveAttribute('aria-disabled', 'true')
  await test.step('Enter held down', async () => {
    await form.name.focus()
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  })
  await test.step('a double-click after the page has rendered again', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await form.message.press('End')
    await form.message.press('!')
    await page.setViewportSize({ width: 390, height: 844 })
    // By force: Playwright would wait until the button is enabled.
    await pending(page).dblclick({ force: true })
  })
  await expect.poll(() => provider.messages.length).toBeGreaterThan(0)
  await expect(page.getByText(SENT)).toHaveCount(0)
  finish()
  await expectSuccess(page)
  expect(provider.messages).toHaveLength(1)
})
