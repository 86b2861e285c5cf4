import { contactForm, expect, test } from './support/contactForm.ts'
import { enter, fuel, openInstrument, requestLink } from './support/instruments.ts'
import { open } from './support/test.ts'

test('an unknown service in the address is ignored (4.8)', async ({ page, form }) => {
  for (const query of ['rockets&x=%00<script>', 'fuel&service=catering', '']) {
    await open(page, `/contact-us?service=${query}`)
    await expect(form.attached).toHaveCount(0)
  }
})

test('a result is attached in a new tab, and stays away once removed (4.8)', async ({
  page,
  context,
}) => {
  const part = await openInstrument(page, fuel)
  await enter(part, { Amount: '7,000' })
  const opened = context.waitForEvent('page')
  await requestLink(part).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  const form = contactForm(tab)
  await expect(form.attached.last()).toContainText('7,000 kg')
  await form.reload()
  await expect(form.attached.last()).toContainText('7,000 kg')
  await tab.getByRole('button', { name: 'Remove UPLIFT' }).click()
  await form.reload()
  await expect(form.attached.filter({ hasText: 'UPLIFT' })).toHaveCount(0)
})
