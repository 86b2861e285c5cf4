import type { Page } from '@playwright/test'
import {
  accept,
  expectSent,
  expectValues,
  FAILED,
  fields,
  holdAnswer,
  openForm,
  pending,
  SEND,
  send,
  TYPED,
  typeAll,
} from './support/contactForm.ts'
import { follow, title } from './support/menu.ts'
import { blockStorage } from './support/storage.ts'
import { desktop, expect, hydrated, open, settled, test } from './support/test.ts'

test.use({ viewport: desktop })

/** Ways to leave the form right after the last key and return. Back first: it needs About Us. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'Back and Forward': async (page) => {
    await page.goBack()
    await expect(title(page, 'About Us')).toBeVisible()
    await page.goForward()
  },
  'a link and Back': async (page) => {
    await follow(page, 'About Us')
    await page.goBack()
  },
  'a link and a link': async (page) => {
    await follow(page, 'About Us')
    await follow(page, 'Contact Us')
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
  test(`every way out of the form keeps its draft and the flight, storage ${storage}`, async ({
    page,
  }) => {
    test.slow()
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await open(page, '/about-us')
    await follow(page, 'Contact Us')
    await page.locator('summary', { hasText: 'Fill in the flight' }).click()
    const registration = page.getByLabel('Registration')
    await registration.fill('9K-ABC')
    await typeAll(page)
    let message = ''
    for (const [index, [name, leave]] of Object.entries(ways).entries()) {
      await test.step(name, async () => {
        // Another text each time, so that an older draft cannot pass for this one.
        message = `${TYPED.message}\n${index}`
        // The first change is written at once, the second one only later or when the page is left.
        await fields(page).message.fill('')
        await fields(page).message.fill(message)
        await leave(page)
        await expect(title(page, 'Contact Us')).toBeVisible()
        await hydrated(page)
        await expectValues(page, { ...TYPED, message })
        await expect(registration).toHaveValue('9K-ABC')
      })
    }
    if (storage === 'blocked') return
    await test.step('the form loaded again as a new entry', async () => {
      await page.goto('/services')
      await openForm(page)
      await expectValues(page, { ...TYPED, message })
    })
  })
}

async function goTwice(page: Page, direction: 'goBack' | 'goForward') {
  for (let step = 0; step < 2; step += 1) {
    await page[direction]()
    await hydrated(page)
  }
}

test('older entries show the newer draft, or nothing once it was sent', async ({ page }) => {
  await accept(page)
  await openForm(page)
  await typeAll(page)
  await follow(page, 'About Us')
  await follow(page, 'Contact Us')
  await page.goto('/services')
  const form = await openForm(page)
  await expectValues(page, TYPED)
  const changed = { ...TYPED, name: 'Noor', message: 'KWI on Friday' }
  await form.name.fill(changed.name)
  await form.message.fill(changed.message)
  await goTwice(page, 'goBack')
  await expectValues(page, changed)
  await goTwice(page, 'goForward')
  await send(page)
  await expectSent(page)
  await expectValues(page, {})
  await goTwice(page, 'goBack')
  await settled(page)
  await expectValues(page, {})
  await test.step('the first entry, from a page that was reloaded', async () => {
    await page.goBack()
    await expect(title(page, 'About Us')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await expect(title(page, 'Contact Us')).toBeVisible()
    await expectValues(page, {})
  })
})

const unconfirmed = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'could not confirm that your message was sent' })

for (const storage of ['kept', 'blocked']) {
  test(`a message may have been sent when its page was left, storage ${storage}`, async ({
    page,
  }) => {
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await page.route(SEND, () => {})
    const form = await openForm(page)
    await typeAll(page)
    const request = page.waitForRequest(SEND)
    await send(page)
    await request
    await page.reload()
    await hydrated(page)
    await expectValues(page, TYPED)
    await expect(unconfirmed(page)).toBeVisible()
    // Editing the message does not settle what became of the first one.
    await form.name.fill('Noor')
    await page.goto('/services')
    await page.goBack()
    await hydrated(page)
    await expectValues(page, { ...TYPED, name: 'Noor' })
    await expect(unconfirmed(page)).toBeVisible()

    await page.unroute(SEND)
    await accept(page)
    await send(page)
    await expectSent(page)
    await page.reload()
    await hydrated(page)
    await settled(page)
    await expect(unconfirmed(page)).toHaveCount(0)
    await expectValues(page, {})
  })
}

test('a failure on another page leads back to the form', async ({ page, allow }) => {
  allow(/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\. .*\(500\)/)
  const answer = await holdAnswer(page)
  const expectFailedForm = async () => {
    await expect(title(page, 'Contact Us')).toBeVisible()
    await expectValues(page, TYPED)
    await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
    await expect(unconfirmed(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload and keep the text' })).toHaveCount(0)
  }
  await openForm(page)
  await typeAll(page)
  await send(page)
  await expect(pending(page)).toBeVisible()
  await follow(page, 'About Us')
  answer(500)
  const toast = page.getByRole('alert').filter({ hasText: FAILED })
  await expect(toast).toBeVisible()
  await toast.getByRole('link', { name: 'Back to your message' }).click()
  await expectFailedForm()
  await expect(toast).toHaveCount(0)
  // Back leads to the same words in the entry that was left.
  await page.goBack()
  await page.goBack()
  await expectFailedForm()
})

test('fields cannot be changed while a message is being sent', async ({ page }) => {
  const answer = await holdAnswer(page)
  const form = await openForm(page)
  await page.locator('summary', { hasText: 'Fill in the flight' }).click()
  await page.getByLabel('Registration').fill('9K-ABC')
  await typeAll(page)
  const request = page.waitForRequest(SEND)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'being sent' })).toHaveCount(1)
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await form[name].focus()
    await page.keyboard.type('9')
  }
  await page.getByRole('button', { name: 'Add to the text below' }).click()
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await expect(page.getByRole('listbox', { name: 'Country' })).toHaveCount(0)
  await expectValues(page, TYPED)
  await follow(page, 'About Us')
  await page.goBack()
  await expectValues(page, TYPED)
  await expect(pending(page)).toBeVisible()
  await expect(form.message).not.toBeEditable()
  answer(200)
  await expectSent(page)
  await expectValues(page, {})
  expect((await request).postDataJSON().template_params.user_message).toBe(TYPED.message)
  await form.name.fill('Next')
  await expect(form.name).toHaveValue('Next')
})
