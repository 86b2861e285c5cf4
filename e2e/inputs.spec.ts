import type { Page } from '@playwright/test'
import { sample, string } from 'fast-check'
import {
  expectSent,
  FAILED,
  fields,
  openForm,
  readOutbox,
  send,
  type Sent,
  TYPED,
} from './support/contactForm.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop })

const ATTACK = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
/** Written by hand, and four of random characters: a unit test has 500 of those. */
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
    { seed: 20_261_121, numRuns: 4 },
  ),
]

async function fill(page: Page, text: string) {
  const { name, email, message } = fields(page)
  await name.fill(text.slice(0, 1000))
  await email.fill(TYPED.email)
  await message.fill(text)
}
const expectNothingRan = (page: Page) => expect(page.locator('img[src="x"]')).toHaveCount(0)

test(`${TEXTS.length} texts arrive as typed, and none runs as code`, async ({ page }) => {
  test.slow()
  const { name, message } = await openForm(page)
  const given: Pick<Sent, 'user_name' | 'user_message'>[] = []
  for (const text of TEXTS) {
    await fill(page, text)
    // Browsers normalise line ends, and replace them by spaces in a field of one line.
    const sent = {
      user_name: text.slice(0, 1000).replace(/\r\n?|\n/g, ' '),
      user_message: text.replace(/\r\n?/g, '\n'),
    }
    await expect(name).toHaveValue(sent.user_name)
    expect(await message.inputValue()).toBe(sent.user_message)
    const answer = page.waitForResponse('**/email/send')
    await send(page)
    expect((await answer).status()).toBe(200)
    await expect(message).toHaveValue('')
    given.push(sent)
  }
  const arrived = (await readOutbox()).map(({ template_params: sent }): unknown => sent)
  for (const sent of given) expect(arrived).toContainEqual(expect.objectContaining(sent))
  await expectNothingRan(page)
})

test('a message of 100 kB is refused but kept, and can be sent by e-mail', async ({
  page,
  context,
  allow,
}) => {
  allow(/^error: The contact message was not sent\. .*\(413\)/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { message } = await openForm(page)
  const long = `${ATTACK} Überflug, 24/7. `.repeat(1500)
  const link = page.getByRole('link', { name: 'Send it by email' })
  await test.step('the field reports it before anything is sent', async () => {
    await fill(page, long)
    await expect(message).toHaveAccessibleDescription(/of 49 kB: too long/)
    await expect(message).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('the e-mail link copies the rest', async () => {
    const href = String(await link.getAttribute('href'))
    expect(href.length).toBeLessThanOrEqual(2000)
    // There is no mail program to open.
    await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()))
    await link.click()
    await expect(page.getByText('The rest is on your clipboard: paste it there.')).toBeVisible()
    const rest = await page.evaluate(() => navigator.clipboard.readText())
    const [beginning] = String(new URL(href).searchParams.get('body')).split('\r\n\r\n[')
    expect((beginning + rest).replace(/\r\n/g, '\n').startsWith(`${long}\n\n`)).toBe(true)
  })
  await test.step('a shorter text is accepted', async () => {
    await message.fill(long.slice(0, 40_000))
    await expect(message).toHaveAccessibleDescription(/of 49 kB\./)
    await expect(message).not.toHaveAttribute('aria-invalid')
    await expect(link).toBeHidden()
  })
  await test.step('the long text stays after a failure, and is sent once it is shorter', async () => {
    await message.fill(long)
    await send(page)
    await expect(page.getByText(FAILED)).toHaveCount(1)
    expect(await message.inputValue()).toBe(long)
    await expect(link).toBeVisible()
    await expectNothingRan(page)
    await message.fill(ATTACK)
    await send(page)
    await expectSent(page)
  })
})
