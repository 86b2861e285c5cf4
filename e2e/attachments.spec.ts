import { formatResultHash } from '#content/resultLink.ts'
import { contactForm, expect, test } from './support/contactForm.ts'
import { enter, fuel, openInstrument, requestLink } from './support/instruments.ts'
import { otherService, service } from './support/services.ts'
import { open, phone } from './support/test.ts'

test('an unknown service in the address is ignored (4.4)', async ({ page, form }) => {
  for (const query of [
    'rockets&x=%00<script>',
    `${service.slug}&service=${otherService.slug}`,
    '',
  ]) {
    await open(page, `/contact-us?service=${query}`)
    await expect(form.attached).toHaveCount(0)
  }
})

test('a result that was removed does not return on a reload (4.3)', async ({ page, context }) => {
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

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`“Use in a request” arrives with its result in view, motion: ${motion} (4.3)`, async ({
    page,
    form,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.setViewportSize(phone)
    await requestLink(await openInstrument(page, fuel)).click()
    await expect(form.submit).toBeEnabled()
    await expect(form.attached).toBeInViewport({ ratio: 1 })
    await expect(form.registration).toBeHidden()
  })
}

for (const [what, text] of [
  ['a letter with 1,600 marks', `a${'\u0301'.repeat(1600)}`],
  ['900 lines', 'a\n'.repeat(900)],
  ['a word of 1,900 letters', 'W'.repeat(1900)],
] as const) {
  test(`a crafted link with ${what} does not break the layout (4.3)`, async ({ page, form }) => {
    await page.setViewportSize(phone)
    await form.open(`#${formatResultHash({ service: service.slug, text })}`)
    await expect(form.attached).toBeVisible()
    const { width = 0, height = 0 } = (await form.attached.boundingBox()) ?? {}
    expect(width).toBeLessThan(phone.width)
    expect(height).toBeLessThan(phone.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
}
