import { useStore } from '@tanstack/react-form'
import { Store } from '@tanstack/store'
import { notify } from '#ui/Toaster/notify.ts'
import { flightDraft } from './composer/flight.ts'
import { contactDraft } from './contactDraft.ts'
import { type ContactValues, emptyContact } from './schema.ts'
import type { ContactToasts } from './types.ts'

/** Milliseconds after which a message that was not answered counts as failed. */
export const SEND_LIMIT_MS = 15_000

type Delivery = {
  /** `stale` means that the sending code is missing, for example after a deployment. */
  state: 'none' | 'sending' | 'sent' | 'refused' | 'stale'
  values: ContactValues
}

const NO_DELIVERY: Delivery = { state: 'none', values: emptyContact }

/** The last attempt. It outlives the form: the visitor may read another page meanwhile. */
const delivery = new Store(NO_DELIVERY)

let dismissFailure = () => {}

export const useDelivery = () => useStore(delivery)

const isSending = () => delivery.state.state === 'sending'

/** @returns whether an attempt was made and no success was confirmed */
export const isUnconfirmed = () => isSending() || delivery.state.state === 'refused'

/** Continues an attempt of an earlier document, whose answer can no longer arrive. */
export function resumeUnconfirmed(values: ContactValues) {
  if (delivery.state.state === 'none') delivery.setState(() => ({ state: 'refused', values }))
}

/** Forgets the last attempt. One that is still on its way changes nothing any more. */
export const abandonDelivery = () => delivery.setState(() => NO_DELIVERY)

/** Sends a message, one at a time, and says what came of it wherever the visitor is by then. */
export async function deliver(values: ContactValues, trap: string, toasts: ContactToasts) {
  if (isSending()) return
  dismissFailure()
  const path = location.pathname
  const attempt: Delivery = { state: 'sending', values }
  const isAbandoned = () => delivery.state !== attempt
  let isStale = false
  let isOver = false
  const over = new Promise<never>((_, reject) => {
    setTimeout(() => {
      isOver = true
      reject(new Error(`The message was not sent (0): no answer in ${SEND_LIMIT_MS} ms`))
    }, SEND_LIMIT_MS)
  })
  const send = async () => {
    // A person's browser may fill the hidden field too: refuse aloud, so that nothing is lost.
    if (trap) throw new Error('The hidden field was filled')
    hideBlockedStorage()
    const { sendMessage } = await import('./send.ts').catch((cause: unknown) => {
      isStale = true
      throw cause
    })
    // Nothing is sent after the visitor was told that it failed, or after another document took over.
    if (isOver || isAbandoned()) return
    // If the page is left before the answer, the message may have been sent nevertheless.
    contactDraft.keep({ ...values, isUnconfirmed: true }, path)
    await sendMessage(values)
  }
  delivery.setState(() => attempt)
  try {
    await Promise.race([send(), over])
  } catch (error) {
    if (isAbandoned()) return
    console.error('The contact message was not sent.', error)
    delivery.setState(() => ({ state: isStale ? 'stale' : 'refused', values }))
    dismissFailure = notify('error', toasts.failed, { label: toasts.back, href: path })
    return
  }
  if (isAbandoned()) return
  for (const draft of [contactDraft, flightDraft]) draft.keep(null, path)
  delivery.setState(() => ({ state: 'sent', values }))
  notify('success', toasts.sent)
}

/** The mail client looks for storage as it loads. Where that is blocked, looking throws: then it has none. */
function hideBlockedStorage() {
  try {
    void localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined })
  }
}
