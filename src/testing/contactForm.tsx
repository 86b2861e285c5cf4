import { beforeEach, expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { flightPanel, form as words } from '#content/contact.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { formatResultHash, type ToolResult } from '#content/resultLink.ts'
import { ContactForm } from '#features/contact/ContactForm.tsx'
import { contactSession } from '#features/contact/contactSession.ts'

/** For component tests of the contact form. */
export const TYPED = { name: 'Dana', email: 'ops@example.com', message: 'KWI tomorrow' }

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const attachments = words.attachments

export const contactForm = {
  name: box(words.name.label),
  email: box(words.email.label),
  phone: box(words.phone.label),
  message: box(words.message.label),
  registration: box(flightPanel.registration.label),
  eta: box(flightPanel.eta.label),
  service: page.getByRole('combobox', { name: flightPanel.service.label }),
  submit: page.getByRole('button', { name: words.submit }),
  pending: page.getByRole('button', { name: words.sending }),
  remove: page.getByRole('button', { name: attachments.remove }),
  /** @returns what stands above the message, and is sent in front of it */
  attached: () => [...document.querySelectorAll('pre')].map((text) => text.textContent.trim()),

  async enter(values: Partial<typeof TYPED> = TYPED) {
    for (const name of ['name', 'email', 'message'] as const) {
      if (values[name] !== undefined) await contactForm[name].fill(values[name])
    }
  },
  /** Opens the flight panel, unless a link with a service has opened it already. */
  async openFlight() {
    if (!document.querySelector('details')?.open) await page.getByText(flightPanel.title).click()
  },
}

/** The provider of a test: it answers every message with `answer`, which accepts it at first. */
export const provider = { answer: vi.fn<() => Promise<Response>>(), sent: [] as unknown[] }

const initial = contactSession.state
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(history.state, '', location.pathname)
  contactSession.setState(() => initial)
  provider.sent = []
  provider.answer.mockImplementation(async () => new Response('OK'))
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    provider.sent.push(JSON.parse(body).template_params)
    return provider.answer()
  })
})

type ContactLink = { service?: ServiceSlug; result?: ToolResult }

/** Renders the form as a link opens it: empty, or with the link's service or result. */
export async function renderContactForm({ service, result }: ContactLink = {}) {
  const address = new URL(location.href)
  if (service) address.searchParams.set('service', service)
  if (result) address.hash = formatResultHash(result)
  history.replaceState(history.state, '', address)
  const screen = await render(<ContactForm />)
  await expect.element(contactForm.submit).toBeEnabled()
  return screen
}
