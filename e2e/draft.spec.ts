import type { Page } from '@playwright/test'
import { form as words } from '#content/contact.ts'
import { blockStorage } from './support/conditions.ts'
import { contactForm, expect, test, TYPED } from './support/contactForm.ts'
import { follow, title } from './support/menu.ts'

const inDocument: Record<string, (page: Page) => Promise<unknown>> = {
  'a link and Back': async (page) => {
    await follow(page, 'About Us')
    await page.goBack()
  },
  'a link and a link': async (page) => {
    await follow(page, 'About Us')
    await follow(page, 'Contact Us')
  },
}
const acrossDocuments: typeof inDocument = {
  'a reload': (page) => page.reload(),
  'another origin and Back': async (page) => {
    await page.goto('about:blank')
    await page.goBack()
  },
}

for (const [storage, script, ways] of [
  ['kept', undefined, { ...inDocument, ...acrossDocuments }],
  ['blocked', blockStorage, inDocument],
] as const) {
  test(`leaving keeps draft and flight, storage ${storage}`, async ({ page, form }) => {
    if (script) await page.addInitScript(script)
    await form.open()
    await form.openFlight()
    await form.registration.fill('9K-ABC')
    await form.enter()
    for (const [name, leave] of Object.entries(ways)) {
      await test.step(name, async () => {
        // Another text each time, so that an older draft cannot pass for this one.
        await form.message.fill(name)
        await leave(page)
        await expect(title(page, 'Contact Us')).toBeVisible()
        await expect(form.submit).toBeEnabled()
        await form.expectValues({ ...TYPED, message: name })
        await expect(form.attached).toContainText('9K-ABC')
      })
    }
  })
}

/** Runs in the page: the storage takes nothing more. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('It is full', 'QuotaExceededError')
  }
}

for (const [storage, script] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`a link in a tab older than an hour keeps the draft, storage ${storage} (4.9)`, async ({
    page,
    form,
  }) => {
    await page.addInitScript(script)
    await page.clock.install()
    await form.open()
    await form.enter()
    await page.clock.fastForward('01:01:00')
    await follow(page, 'About Us')
    await follow(page, 'Contact Us')
    await form.expectValues(TYPED)
  })
}

test('another tab has its own draft (4.9)', async ({ page, form }) => {
  await form.accept()
  await form.open()
  await form.enter()
  const other = contactForm(await page.context().newPage())
  await other.open()
  await other.expectValues({})
  await other.name.fill('Noor')
  await form.send()
  await expect(form.sentToast).toBeVisible()
  await other.reload()
  await other.expectValues({ name: 'Noor' })
})

test('the result of a message is shown on whichever page the visitor is, also in a tab older than an hour (4.6, 4.7)', async ({
  page,
  form,
  allow,
}) => {
  await page.clock.install()
  allow(/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\..* .*500/)
  await form.open()
  await form.enter()
  // In a tab older than an hour, a link loads its page in full, unless a message is being sent.
  await page.clock.fastForward('01:01:00')
  for (const [status, toast, line, left] of [
    [500, form.failedToast, 'could not confirm', TYPED],
    [200, form.sentToast, words.sent.reply, {}],
  ] as const) {
    const answer = await form.holdAnswer()
    await form.send()
    await follow(page, 'About Us')
    answer(status)
    await expect(toast).toBeVisible()
    await follow(page, 'Contact Us')
    await expect(page.getByText(line)).toBeVisible()
    await form.expectValues(left)
  }
})
