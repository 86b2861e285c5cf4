import { Store } from '@tanstack/store'
import { toasts } from '#content/contact.ts'
import { notify } from '#ui/Toaster/notify.ts'
import { saveDraft } from './draft.ts'
import type { Message } from './fields.ts'
import { post } from './provider.ts'
import type { ContactValues } from './schema.ts'

/** An attempt without a response after this time has failed. */
const SEND_TIMEOUT_MS = 15_000

type Delivery =
  | { status: 'idle' | 'sending' | 'failed' }
  /** `at` is in milliseconds since the epoch. */
  | { status: 'sent'; at: number; hasTypedSince: boolean }

/** The last attempt. Global, because the visitor may leave the page while a message is being sent. */
export const deliveryStore = new Store<Delivery>({ status: 'idle' })

/**
 * Sends one message at a time and reports the result in a toast, also on another page.
 *
 * @param typed what the message was made from, kept until it was sent
 * @param honeypot value of the hidden field, which only programs fill in
 */
export async function deliver(message: Message, typed: ContactValues, honeypot: string) {
  if (deliveryStore.state.status === 'sending') return
  deliveryStore.setState(() => ({ status: 'sending' }))
  saveDraft({ values: typed, isAttempted: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    // A visitor's browser may fill in the field too, so the visitor sees the refusal as an error.
    if (honeypot) throw new Error('The hidden field was filled')
    const limit = new Promise<never>((_, reject) => {
      const error = new Error(`No answer in ${SEND_TIMEOUT_MS} ms`)
      timer = setTimeout(() => reject(error), SEND_TIMEOUT_MS)
    })
    await Promise.race([post(message), limit])
    saveDraft(null)
    deliveryStore.setState(() => ({ status: 'sent', at: Date.now(), hasTypedSince: false }))
    notify('success', toasts.sent)
  } catch (cause) {
    console.error('The contact message was not sent.', cause)
    deliveryStore.setState(() => ({ status: 'failed' }))
    notify('error', toasts.failed)
  } finally {
    clearTimeout(timer)
  }
}
