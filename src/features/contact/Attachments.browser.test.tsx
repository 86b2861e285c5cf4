import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { flightPanel } from '#content/contact.ts'
import { formatResultHash } from '#content/resultLink.ts'
import { contactForm as form, provider, renderContactForm, TYPED } from '#testing/contactForm.tsx'

const result = { service: 'fuel', text: 'UPLIFT   5000 kg' } as const

test('shows the facts of a flight as they are sent', async () => {
  await renderContactForm()
  await form.openFlight()
  await form.registration.fill('9k-abc')
  await form.enter()
  const [flight] = form.attached()
  expect(flight).toMatch(/REG +9K-ABC/)
  await form.submit.click()
  await expect
    .poll(() => provider.sent)
    .toMatchObject([{ user_message: `${flight}\n\n${TYPED.message}` }])
})

test('an unusual time gets advice on blur, not before, and no error', async () => {
  await renderContactForm()
  await form.openFlight()
  await form.eta.fill('noon')
  await expect.element(page.getByText(flightPanel.advice.time)).not.toBeInTheDocument()
  await form.registration.click()
  await expect.element(form.eta).toHaveAccessibleDescription(flightPanel.advice.time)
  await expect.element(form.eta).not.toHaveAttribute('aria-invalid')
})

test('a result leaves the address', async () => {
  await renderContactForm({ result })
  await expect.poll(() => location.hash).toBe('')
})

test('Remove detaches a result from the message', async () => {
  await renderContactForm({ result })
  await form.enter()
  await form.remove.click()
  await form.submit.click()
  await expect
    .poll(() => provider.sent)
    .toMatchObject([{ user_message: expect.not.stringContaining(result.text) }])
})

test('Remove says what it removes', async () => {
  await renderContactForm({ result })
  await expect.element(form.remove).toHaveAccessibleName(/UPLIFT 5000 kg$/)
})

test('a crafted link attaches its result and fills in no field', async () => {
  location.hash = `${formatResultHash(result)}&name=Eve&message=Pay`
  await renderContactForm()
  await expect.poll(form.attached).toEqual([result.text])
  await expect.element(form.name).toHaveValue('')
  await expect.element(form.message).toHaveValue('')
})

test('a result that arrives while a message is being sent belongs to the next one', async () => {
  let answer = (_response: Response) => {}
  provider.answer.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await renderContactForm()
  await form.enter()
  await form.submit.click()
  await expect.element(form.pending).toBeVisible()
  location.hash = formatResultHash(result)
  answer(new Response('OK'))
  await expect.poll(form.attached).toEqual([result.text])
  expect(provider.sent).toMatchObject([{ user_message: TYPED.message }])
})
