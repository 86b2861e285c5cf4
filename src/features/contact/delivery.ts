import { init, send } from '@emailjs/browser'
import { Store } from '@tanstack/store'
import { toasts } from '#content/contact.ts'
import { notify } from '#ui/Toaster/notify.ts'
import { saveDraft } from './draft.ts'
import type { ContactValues, Message } from './schema.ts'

/** An attempt without a response after this time has failed. */
export const SEND_TIMEOUT_MS = 15_000

/** The last attempt. Global, because the visitor may leave the page while a message is being sent. */
export const delivery = new Store<'idle' | 'sending' | 'sent' | 'failed'>('idle')

/**
 * Sends one message at a time and reports the result in a toast, also on another page.
 *
 * @param typed what the message was made from, kept until it was sent
 * @param honeypot value of the hidden field, which only programs fill in
 */
export async function deliver(message: Message, typed: ContactValues, honeypot: string) {
  if (delivery.state === 'sending') return
  delivery.setState(() => 'sending')
  saveDraft({ values: typed, isAttempted: true })
  try {
    // A visitor's browser may fill in the field too, so the visitor sees the refusal as an error.
    if (honeypot) throw new Error('The hidden field was filled')
    await Promise.race([post(message), rejectLater()])
    saveDraft(null)
    delivery.setState(() => 'sent')
    notify('success', toasts.sent)
  } catch (cause) {
    // The client throws plain objects.
    const reason = cause instanceof Error ? cause : JSON.stringify(cause)
    console.error('The contact message was not sent.', reason)
    delivery.setState(() => 'failed')
    notify('error', toasts.failed)
  }
}

/** Posts to the e-mail provider of the build, or to the site's own origin if none is set. */
async function post({ name, email, phone, message }: Message) {
  const { publicKey, origin, serviceId, templateId } = AERO_PROVIDER
  init({ publicKey, origin: origin ?? location.origin })
  const { text } = await send(serviceId, templateId, {
    user_name: name,
    user_email: email,
    user_phone: phone,
    user_message: message,
  })
  // A captive portal or a redirect answers with a page and status 200.
  if (/^\s*<(?:!doctype|html)/i.test(text)) throw new Error('Answered with a page of HTML')
}

const rejectLater = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, SEND_TIMEOUT_MS, new Error(`No answer in ${SEND_TIMEOUT_MS} ms`))
  })
