import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { flightPanel } from '#content/contact.ts'
import { formatResultHash } from '#content/resultLink.ts'
import { contactForm as form, provider, renderContactForm, TYPED } from '#testing/contactForm.tsx'

const uplift = (amount: number) => ({ service: 'fuel', text: `UPLIFT   ${amount} kg` }) as const
const [first, second] = [uplift(5000), uplift(6000)]

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

test('the facts of a flight can be sent without words', async () => {
  await renderContactForm()
  await form.openFlight()
  await form.registration.fill('9k-abc')
  await form.enter({ name: TYPED.name, email: TYPED.email })
  await form.submit.click()
  await expect.poll(() => provider.sent.length).toBe(1)
})

test('attachments are gone after the message was sent', async () => {
  await renderContactForm({ result: first })
  await form.enter()
  await form.submit.click()
  await expect.poll(form.attached).toEqual([])
})

test('an unusual time gets advice on blur, not before', async () => {
  await renderContactForm()
  await form.openFlight()
  await form.eta.fill('noon')
  await expect.element(page.getByText(flightPanel.advice.time)).not.toBeInTheDocument()
  await form.registration.click()
  await expect.element(form.eta).toHaveAccessibleDescription(flightPanel.advice.time)
})

test('advice is no error', async () => {
  await renderContactForm()
  await form.openFlight()
  await form.eta.fill('noon')
  await form.registration.click()
  await expect.element(page.getByText(flightPanel.advice.time)).toBeVisible()
  await expect.element(form.eta).not.toHaveAttribute('aria-invalid')
})

test('a link attaches a result', async () => {
  await renderContactForm({ result: first })
  await expect.poll(form.attached).toEqual([first.text])
})

test('a result leaves the address', async () => {
  await renderContactForm({ result: first })
  await expect.poll(() => location.hash).toBe('')
})

test('a new result replaces the older one of its service', async () => {
  await renderContactForm({ result: first })
  location.hash = formatResultHash(second)
  await expect.poll(form.attached).toEqual([second.text])
})

test('Remove detaches a result from the message', async () => {
  await renderContactForm({ result: first })
  await form.enter()
  await form.remove.click()
  await form.submit.click()
  await expect
    .poll(() => provider.sent)
    .toMatchObject([{ user_message: expect.not.stringContaining(first.text) }])
})

test('Remove says what it removes', async () => {
  await renderContactForm({ result: first })
  await expect.element(form.remove).toHaveAccessibleName(/UPLIFT 5000 kg$/)
})

test('a crafted link fills in no field', async () => {
  location.hash = `${formatResultHash(first)}&name=Eve&message=Pay`
  await renderContactForm()
  await expect.poll(form.attached).toEqual([first.text])
  await expect.element(form.name).toHaveValue('')
  await expect.element(form.message).toHaveValue('')
})

test('the text of a link is not interpreted as HTML', async () => {
  const text = '<img src=x onerror=alert(1)>'
  await renderContactForm({ result: { service: 'fuel', text } })
  await expect.poll(form.attached).toEqual([text])
})

test('a link chooses the service of the flight', async () => {
  await renderContactForm({ service: 'operations' })
  await expect.element(form.service).toHaveValue('operations')
})

test('a result that arrives while a message is being sent belongs to the next one', async () => {
  let answer = (_response: Response) => {}
  provider.answer.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await renderContactForm()
  await form.enter()
  await form.submit.click()
  await expect.element(form.pending).toBeVisible()
  location.hash = formatResultHash(first)
  answer(new Response('OK'))
  await expect.poll(form.attached).toEqual([first.text])
  expect(provider.sent).toMatchObject([{ user_message: TYPED.message }])
})
