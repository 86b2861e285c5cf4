import { useStore } from '@tanstack/react-form'
import { Store } from '@tanstack/store'
import { toasts } from '#content/contact.ts'
import { notify } from '#ui/Toaster/notify.ts'
import { flightDraft } from './composer/flight.ts'
import { contactDraft } from './contactDraft.ts'
import { type ContactValues, emptyContact } from './schema.ts'

/** An attempt without a response after this time has failed. */
export const SEND_TIMEOUT_MS = 15_000

type Delivery = {
  /** `stale` means that the sending code is missing, for example after a deployment. */
  state: 'none' | 'sending' | 'sent' | 'refused' | 'stale'
  values: ContactValues
}

const NO_DELIVERY: Delivery = { state: 'none', values: emptyContact }

/** The last attempt. Global, because the visitor may leave the page while a message is being sent. */
const delivery = new Store(NO_DELIVERY)

let dismissFailure = () => {}

export const useDelivery = () => useStore(delivery)

const isSending = () => delivery.state.state === 'sending'

/** @returns whether an attempt was made and has not succeeded so far */
export const isUnconfirmed = () => isSending() || delivery.state.state === 'refused'

/** Treats an attempt of an earlier document as failed: this document cannot receive its response. */
export function resumeUnconfirmed(values: ContactValues) {
  if (delivery.state.state === 'none') delivery.setState(() => ({ state: 'refused', values }))
}

/** Discards the last attempt. If it is still running, its result is ignored. */
export const abandonDelivery = () => delivery.setState(() => NO_DELIVERY)

export function notifyFailure(path: string) {
  dismissFailure()
  dismissFailure = notify('error', toasts.failed, { label: toasts.back, href: path })
}

/**
 * Sends one message at a time and reports the result in a toast, also on another page.
 *
 * @param honeypot value of the hidden field, which only programs fill in
 */
export async function deliver(values: ContactValues, honeypot: string, path: string) {
  if (isSending()) return
  dismissFailure()
  const attempt: Delivery = { state: 'sending', values }
  const isAbandoned = () => delivery.state !== attempt
  let isStale = false
  let hasTimedOut = false
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => {
      hasTimedOut = true
      reject(new Error(`The message was not sent (0): no answer in ${SEND_TIMEOUT_MS} ms`))
    }, SEND_TIMEOUT_MS)
  })
  const send = async () => {
    // A visitor's browser may fill in the field too, so the visitor sees the refusal as an error.
    if (honeypot) throw new Error('The hidden field was filled')
    hideBlockedStorage()
    const { sendMessage } = await import('./send.ts').catch((cause: unknown) => {
      isStale = true
      throw cause
    })
    // Do not send after a reported timeout, or after another document has taken over.
    if (hasTimedOut || isAbandoned()) return
    // If the visitor leaves before the response, it is unknown whether the message was sent.
    contactDraft.save({ ...values, isUnconfirmed: true }, path)
    await sendMessage(values)
  }
  delivery.setState(() => attempt)
  try {
    await Promise.race([send(), timeout])
  } catch (error) {
    if (isAbandoned()) return
    console.error('The contact message was not sent.', error)
    delivery.setState(() => ({ state: isStale ? 'stale' : 'refused', values }))
    return notifyFailure(path)
  }
  if (isAbandoned()) return
  for (const draft of [contactDraft, flightDraft]) draft.save(null, path)
  delivery.setState(() => ({ state: 'sent', values }))
  notify('success', toasts.sent)
}

/** The e-mail client accesses `localStorage` when it loads, which throws if storage is blocked. */
function hideBlockedStorage() {
  try {
    void localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined })
  }
}
