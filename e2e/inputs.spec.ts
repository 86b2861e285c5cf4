import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sample, string } from 'fast-check'
import { expectSent, FAILED, send } from './support/contactForm.ts'
import { OUTBOX } from './support/servers.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const ATTACK = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
/** Written by hand, and four of random characters. A unit test tries 500 of those. */
const TEXTS = [
  ATTACK,
  'javascript:alert(1)//{{constructor.constructor("alert(1)")()}}',
  'طلب مناولة أرضية \u202eKKKO\u202c',
  '✈️👩‍✈️🇰🇼 👨‍👩‍👧‍👦',
  'KWI\u200b\u200d\ufeffOKKK',
  'one\r\ntwo\rthree\nfour\r\n\r\nBcc: x@example.com',
  'before\u0000after',
  '__proto__',
  '${process.env.PATH} %0d%0a %s \\u0000 \\',
  '  kept as typed\t ',
  'a'.repeat(40_000),
  ATTACK.repeat(500),
  `\u0301\u0302${'e\u0301'.repeat(300)}`,
  ...sample(
    string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((text) => `x${text}`),
    {
      seed: 20_261_121,
      numRuns: 4,
    },
  ),
]

const message = (page: Page) => page.getByLabel('Message')

async function fill(page: Page, text: string) {
  await page.getByLabel('Name').fill(text.slice(0, 1000))
  await page.getByLabel('Email').fill('ops@example.com')
  await message(page).fill(text)
}

test(`${TEXTS.length} texts arrive as typed, and none runs as code`, async ({ page }) => {
  test.slow()
  const before = new Set(await readdir(OUTBOX).catch(() => []))
  await open(page, '/contact-us')
  const given: { name: string; text: string }[] = []
  for (const text of TEXTS) {
    await fill(page, text)
    // Browsers normalise line ends, and replace them by spaces in a field of one line.
    const name = text.slice(0, 1000).replace(/\r\n?|\n/g, ' ')
    const held = text.replace(/\r\n?/g, '\n')
    await expect(page.getByLabel('Name')).toHaveValue(name)
    expect(await message(page).inputValue()).toBe(held)
    const answer = page.waitForResponse('**/email/send')
    await send(page)
    expect((await answer).status()).toBe(200)
    await expect(message(page)).toHaveValue('')
    given.push({ name, text: held })
  }
  const files = (await readdir(OUTBOX)).filter((file) => !before.has(file))
  const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
  const arrived = kept.map(
    (json) =>
      (JSON.parse(json) as { body: { template_params: Record<string, string> } }).body
        .template_params,
  )
  for (const { name, text } of given) {
    // Other tests write to the same outbox.
    const isThis = (sent: Record<string, string>) =>
      sent.user_message === text && sent.user_name === name
    expect(arrived.some(isThis), JSON.stringify(text.slice(0, 80))).toBe(true)
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('refuses and keeps a text of 100 kB, and sends it once it is shorter', async ({
  page,
  allow,
}) => {
  allow(/^error: The contact message was not sent\. .*\(413\)/)
  await open(page, '/contact-us')
  const long = ATTACK.repeat(2000)
  await fill(page, long)
  // The field reports it before anything is sent.
  await expect(message(page)).toHaveAccessibleDescription(/of 49 kB: too long/)
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
  await send(page)
  await expect(page.getByText(FAILED)).toHaveCount(1)
  expect(await message(page).inputValue()).toBe(long)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await message(page).fill(ATTACK)
  await send(page)
  await expectSent(page)
})

test('the e-mail link of a long message is short and copies the rest to the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contact-us')
  const long = 'Überflug, 24/7. '.repeat(4000)
  await fill(page, long)
  const link = page.getByRole('link', { name: 'Send it by email' })
  const href = String(await link.getAttribute('href'))
  expect(href.length).toBeLessThanOrEqual(2000)
  // There is no mail program to open.
  await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()))
  await link.click()
  await expect(page.getByText('The rest is on your clipboard: paste it there.')).toBeVisible()
  const rest = await page.evaluate(() => navigator.clipboard.readText())
  const [beginning] = String(new URL(href).searchParams.get('body')).split('\r\n\r\n[')
  expect((beginning + rest).replace(/\r\n/g, '\n').startsWith(`${long}\n\n`)).toBe(true)
  await message(page).fill(long.slice(0, 40_000))
  await expect(message(page)).toHaveAccessibleDescription(/of 49 kB\./)
  await expect(message(page)).not.toHaveAttribute('aria-invalid')
  await expect(link).toBeHidden()
})

test('refuses text that consists of invisible characters', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.method()))
  await open(page, '/contact-us')
  for (const nothing of ['\u200b\ufeff', ' \r\n\t\u00a0', '\u202e\u2060']) {
    await fill(page, nothing)
    await send(page)
    await expect(page.getByText('Message is required')).toBeVisible()
    await expect(page.getByText('Name is required')).toBeVisible()
    expect(await message(page).inputValue()).toBe(nothing.replace(/\r\n/g, '\n'))
  }
  expect(asked).not.toContain('POST')
})
