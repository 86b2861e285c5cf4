import type { Page } from '@playwright/test'
import { MAIL_PATH } from '#tools/serve/maildesk.ts'
import {
  expectValues,
  FAILED,
  fields,
  openForm,
  pending,
  send,
  SENT,
  TYPED,
  typeAll,
} from './support/contactForm.ts'
import { allowAll, type Answer, answerWith, type Provider, test } from './support/provider.ts'
import { desktop, expect } from './support/test.ts'

// One build and one provider serve the whole file.
test.describe.configure({ mode: 'default' })
test.use({ viewport: desktop })

const OWN_WORDS = '<b>The provider’s own words</b>'

const parameters = {
  user_name: TYPED.name,
  user_email: TYPED.email,
  user_phone: '+96550001234',
  user_message: TYPED.message,
}

/** Expects one toast, the values, the causes on the console, and an enabled button. */
async function expectFailure(page: Page, complaints: readonly string[], causes: RegExp[]) {
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByText(FAILED, { exact: true })).toHaveCount(1)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await expectValues(page, TYPED)
  await expect(page.getByText('own words')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await expect(fields(page).submit).not.toHaveAttribute('aria-disabled', 'true')
  const ours = complaints.filter((line) => line.includes('The contact message was not sent.'))
  expect(ours).toEqual(causes.map((cause): unknown => expect.stringMatching(cause)))
}

async function expectSuccess(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveText(SENT)
  await expect(page.getByText(SENT, { exact: true })).toHaveCount(1)
  await expect(page.getByText('own words')).toHaveCount(0)
  await expectValues(page, {})
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
  // Before its own timeout.
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1000 })
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeHidden()
  expect(provider.messages.splice(0).map((body) => JSON.parse(body).template_params)).toEqual([
    parameters,
    parameters,
  ])
}

const refusals: Record<string, { answer: Answer; cause: RegExp; why: string | number }> = {
  'answers 429': {
    answer: answerWith(429, OWN_WORDS),
    cause: unsent(`\\(429\\): ${OWN_WORDS}`),
    why: 429,
  },
  'resets the connection': {
    answer: (_, { socket }) => void socket.resetAndDestroy(),
    cause: unsent('\\(0\\): Failed to fetch'),
    why: 'net::ERR_CONNECTION_RESET',
  },
  'answers without a CORS header': {
    answer: (response) => void response.end('OK'),
    cause: unsent('\\(0\\): Failed to fetch'),
    why: 'net::ERR_FAILED',
  },
}

// The unit test of `send` has every status.
test('shows one toast and keeps the values when the provider fails', async ({
  page,
  provider,
  complaints,
  allow,
}) => {
  allow(asked(provider), /^error: Access to fetch .* blocked by CORS policy/)
  await openForm(page)
  const causes: RegExp[] = []
  for (const [name, { answer, cause, why }] of Object.entries(refusals)) {
    await test.step(name, async () => {
      causes.push(cause)
      allow(cause, lost(provider, why))
      provider.answer = answer
      await typeAll(page)
      await send(page)
      await expectFailure(page, complaints, causes)
      await retry(page, provider)
    })
  }
})

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
    await openForm(page)
    await typeAll(page)
    await send(page)
    await expect.poll(() => provider.messages).toHaveLength(1)
    await page.clock.runFor(14_000)
    await expect(pending(page)).toBeVisible()
    await page.clock.runFor(1000)
    await expectFailure(page, complaints, [cause])
    await retry(page, provider)
  })
}

test('shows one toast and resets the form when the provider accepts', async ({
  page,
  provider,
  allow,
}) => {
  allow(asked(provider))
  await openForm(page)
  for (const answer of [
    answerWith(200),
    answerWith(204),
    answerWith(200, OWN_WORDS.repeat(10_000)),
  ]) {
    provider.answer = answer
    await typeAll(page)
    await send(page)
    await expectSuccess(page)
    expect(provider.messages.splice(0).map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'public-key',
        service_id: 'service-id',
        template_id: 'template-id',
        template_params: parameters,
      },
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByText(SENT)).toHaveCount(0)
  }
  // The browser keeps the permission for the next messages.
  expect(provider.preflights).toEqual([
    expect.objectContaining({ 'access-control-request-headers': 'content-type' }),
  ])
})

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
  const form = await openForm(page)
  await typeAll(page)
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
