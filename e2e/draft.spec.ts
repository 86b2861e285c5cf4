import type { Page } from '@playwright/test'
import { FAILED, fields, holdAnswer, SEND, SENT } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { blockStorage } from './support/storage.ts'
import { desktop, expect, hydrated, open, settled, test } from './support/test.ts'

test.use({ viewport: desktop })

const TYPED = {
  name: 'Dana',
  email: 'ops@example.com',
  phone: '+965 5000 1234',
  message: 'KWI tomorrow\n0300Z',
}

async function type(page: Page) {
  const form = fields(page)
  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await form.phone.pressSequentially('50001234')
  await form.message.fill(TYPED.message)
}

async function expectValues(page: Page, values: Partial<typeof TYPED>) {
  const form = fields(page)
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await expect(form[name]).toHaveValue(values[name] ?? (name === 'phone' ? '+965' : ''))
  }
}

const aboutLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About Us' }).first()
const contactLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Ways to leave the form right after the last key and return to it. Back first: it needs About Us. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'Back and Forward': async (page) => {
    await page.goBack()
    await heading(page, 'About Us')
    await page.goForward()
  },
  'a link and Back': async (page) => {
    await aboutLink(page).click()
    await heading(page, 'About Us')
    await page.goBack()
  },
  'a link and a link': async (page) => {
    await aboutLink(page).click()
    await heading(page, 'About Us')
    await contactLink(page).click()
  },
  'a reload': (page) => page.reload(),
  'two reloads': async (page) => {
    await page.reload()
    await page.reload()
  },
  'another origin and Back': async (page) => {
    await page.goto('about:blank')
    await page.goBack()
  },
  'a page load and Back': async (page) => {
    await page.goto('/services')
    await page.goBack()
  },
}

for (const storage of ['kept', 'blocked']) {
  test(`keeps the draft on every way out of the form and back, storage ${storage}`, async ({
    page,
  }) => {
    test.slow()
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await open(page, '/about-us')
    await contactLink(page).click()
    await heading(page, 'Contact Us')
    await type(page)
    const lastWay = Object.keys(ways).length - 1
    for (const [index, [name, leave]] of Object.entries(ways).entries()) {
      await test.step(name, async () => {
        // Another text each time, so that an older draft cannot pass for this one.
        const message = `${TYPED.message}\n${index}`
        await fields(page).message.fill(message)
        await leave(page)
        await heading(page, 'Contact Us')
        await hydrated(page)
        await expectValues(page, { ...TYPED, message })
      })
    }
    if (storage === 'blocked') return
    await test.step('the form loaded again as a new entry', async () => {
      await page.goto('/services')
      await page.goto('/contact-us')
      await hydrated(page)
      await expectValues(page, { ...TYPED, message: `${TYPED.message}\n${lastWay}` })
    })
  })
}

test('keeps text that was typed before hydration alone through two links', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/entry-client*.js')
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await fields(page).name.fill(TYPED.name)
  await fields(page).message.fill(TYPED.message)
  letGo()
  await hydrated(page)
  await aboutLink(page).click()
  await heading(page, 'About Us')
  await contactLink(page).click()
  await heading(page, 'Contact Us')
  await expectValues(page, { name: TYPED.name, message: TYPED.message })
})

test('a sent message does not return by link, Back or reload', async ({ page }) => {
  await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact-us')
  await type(page)
  await aboutLink(page).click()
  await heading(page, 'About Us')
  await contactLink(page).click()
  await expectValues(page, TYPED)
  await fields(page).submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expectValues(page, {})
  await page.goBack()
  await heading(page, 'About Us')
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await heading(page, 'Contact Us')
  await hydrated(page)
  await expectValues(page, {})
})

async function goTwice(page: Page, direction: 'goBack' | 'goForward') {
  for (let step = 0; step < 2; step += 1) {
    await page[direction]()
    await hydrated(page)
  }
}

test('an older history entry shows the newer draft, and nothing once that was sent', async ({
  page,
}) => {
  await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact-us')
  await type(page)
  await page.goto('/services')
  await open(page, '/contact-us')
  await expectValues(page, TYPED)
  const changed = { ...TYPED, name: 'Noor', message: 'KWI on Friday' }
  await fields(page).name.fill(changed.name)
  await fields(page).message.fill(changed.message)
  await goTwice(page, 'goBack')
  await expectValues(page, changed)
  await goTwice(page, 'goForward')
  await fields(page).submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  await goTwice(page, 'goBack')
  await settled(page)
  await expectValues(page, {})
})

const unconfirmed = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'could not confirm that your message was sent' })

for (const storage of ['kept', 'blocked']) {
  test(`says that a message may have been sent when its page was left, storage ${storage}`, async ({
    page,
  }) => {
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await page.route(SEND, () => {})
    await open(page, '/contact-us')
    await type(page)
    const request = page.waitForRequest(SEND)
    await fields(page).submit.click()
    await request
    await page.reload()
    await hydrated(page)
    await expectValues(page, TYPED)
    await expect(unconfirmed(page)).toBeVisible()
    // Editing the message does not settle what became of the first one.
    await fields(page).name.fill('Noor')
    await page.goto('/services')
    await page.goBack()
    await hydrated(page)
    await expectValues(page, { ...TYPED, name: 'Noor' })
    await expect(unconfirmed(page)).toBeVisible()

    await page.unroute(SEND)
    await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
    await fields(page).submit.click()
    await expect(page.getByText(SENT)).toBeVisible()
    await page.reload()
    await hydrated(page)
    await settled(page)
    await expect(unconfirmed(page)).toHaveCount(0)
    await expectValues(page, {})
  })
}

test('a failure after the page was left leads back to the values and the notice', async ({
  page,
  allow,
}) => {
  allow(/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\. .*\(500\)/)
  const answer = await holdAnswer(page)
  await open(page, '/contact-us')
  await type(page)
  await fields(page).submit.click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await aboutLink(page).click()
  await heading(page, 'About Us')
  answer(500)
  const toast = page.getByRole('alert').filter({ hasText: FAILED })
  await expect(toast).toBeVisible()
  await toast.getByRole('link', { name: 'Back to your message' }).click()
  await heading(page, 'Contact Us')
  await expectValues(page, TYPED)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await expect(toast).toHaveCount(0)
  // Back leads to the same words in the entry that was left.
  await page.goBack()
  await page.goBack()
  await heading(page, 'Contact Us')
  await expectValues(page, TYPED)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
})

test('a success after the page was left empties the form', async ({ page }) => {
  const answer = await holdAnswer(page)
  await open(page, '/contact-us')
  await type(page)
  await fields(page).submit.click()
  await aboutLink(page).click()
  await heading(page, 'About Us')
  await page.goBack()
  // The message is still being sent: it can be read but not changed.
  await expectValues(page, TYPED)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expect(fields(page).message).not.toBeEditable()
  answer(200)
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible()
  await expectValues(page, {})
})

test('fields cannot be changed while a message is being sent', async ({ page }) => {
  const bodies: { template_params: Record<string, string> }[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(SEND, async (route) => {
    bodies.push(route.request().postDataJSON())
    await answered
    await route.fulfill({ body: 'OK' })
  })
  await open(page, '/contact-us')
  await page.getByRole('button', { name: 'Fill in the flight' }).click()
  await page.getByLabel('Registration').fill('9K-ABC')
  await type(page)
  await fields(page).submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'being sent' })).toHaveCount(1)
  const form = fields(page)
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await form[name].focus()
    await page.keyboard.type('9')
  }
  await page.getByRole('button', { name: 'Add to the text below' }).click()
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await expect(page.getByRole('listbox', { name: 'Country' })).toHaveCount(0)
  await expectValues(page, TYPED)
  answer()
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible()
  await expectValues(page, {})
  expect(bodies.map(({ template_params: sent }) => sent.user_message)).toEqual([TYPED.message])
  await form.name.fill('Next')
  await expect(form.name).toHaveValue('Next')
})
