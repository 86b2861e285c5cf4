import { Store } from '@tanstack/store'
import { toasts } from '#content/contact.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { isOfSameTool, type Result } from '#content/resultLink.ts'
import { notify } from '#ui/Toaster/notify.ts'
import { composeMessage, type ContactValues, emptyContact, withTexts } from './message.ts'
import { post } from './provider.ts'

/** Another shape needs another key: a tab may reload into a newer version of the site. */
const KEY = 'contact-4'
/** In local storage: the digest of the last draft that was sent. */
const SENT_KEY = 'contact-sent'

type Stage =
  | { status: 'idle' | 'editing' | 'sending' }
  /** `at` is in milliseconds since the epoch. */
  | { status: 'sent'; at: number }
  /** Stays while the visitor edits, until the next attempt. */
  | { status: 'failed'; mayHaveArrived: boolean }

export type ContactSession = Stage & {
  /** What the form shows. */
  values: ContactValues
  /** The service that an address has chosen, once. */
  preselected: ServiceSlug | undefined
}

const EMPTY: ContactSession = { status: 'idle', values: emptyContact, preselected: undefined }

/**
 * The draft and what becomes of it: idle → editing → sending → sent or failed. Global, because the
 * visitor may leave the page while a message is being sent; in session storage, because the draft lasts
 * as long as the tab. Only the functions below change it.
 */
export const contactSession = new Store<ContactSession>(EMPTY)

function set(session: ContactSession) {
  contactSession.setState(() => session)
  const isEmpty = session.status === 'idle' || session.status === 'sent'
  try {
    // A full storage must not keep an older draft.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, JSON.stringify(isEmpty ? null : session))
    // The visitor has typed the same message again.
    if (!isEmpty && isSent(session)) localStorage.removeItem(SENT_KEY)
  } catch {
    // Blocked or full: the draft lasts until the next document.
  }
}

/** Reads the stored draft, in a new document and in one from the back/forward cache. */
export function restore() {
  try {
    const json = sessionStorage.getItem(KEY)
    const stored = (json ? JSON.parse(json) : contactSession.state) as ContactSession | null
    // A page from the back/forward cache may see the session storage as it was when the page was left.
    if (!stored || isSent(stored)) {
      if (contactSession.state.status !== 'sent') contactSession.setState(() => EMPTY)
      return
    }
    const values = { ...emptyContact, ...stored.values }
    contactSession.setState(() =>
      // A reload has ended the attempt, and nobody knows how.
      stored.status === 'sending'
        ? { ...stored, status: 'failed', mayHaveArrived: true, values }
        : { ...stored, values },
    )
  } catch {
    // Blocked.
  }
}

/** Keeps what was typed. */
export const change = (values: ContactValues) => edit({ values })

/** Keeps what stands in controls: typed before hydration, or set by a program without an event. */
export function take(texts: Readonly<Record<string, string>>) {
  const { values } = contactSession.state
  const taken = withTexts(values, texts)
  // Of nothing new, no draft begins.
  if (JSON.stringify(taken) !== JSON.stringify(values)) change(taken)
}

/** Chooses the service of an address for the flight, unless it was chosen before. */
export function preselect(service: ServiceSlug) {
  const { preselected, values } = contactSession.state
  if (service === preselected) return
  edit({ preselected: service, values: { ...values, flight: { ...values.flight, service } } })
}

/** Attaches the result of an instrument in place of an older one of the same service. */
export function attach(result: Result) {
  const { values } = contactSession.state
  const { flight, results } = values
  change({
    ...values,
    flight: { ...flight, service: flight.service || result.service },
    results: [...results.filter((other) => !isOfSameTool(result)(other)), result],
  })
}

function edit(changes: Partial<Pick<ContactSession, 'values' | 'preselected'>>) {
  const { state } = contactSession
  const isAttempted = state.status === 'failed' || state.status === 'sending'
  set(isAttempted ? { ...state, ...changes } : { ...state, status: 'editing', ...changes })
}

/**
 * Sends one message at a time and reports the result in a toast, also on another page.
 *
 * @param honeypot value of the hidden field, which only programs fill in
 */
export async function send(values: ContactValues, honeypot: string) {
  const { status, preselected } = contactSession.state
  if (status === 'sending') return
  set({ status: 'sending', values, preselected })
  let isLeaving = false
  const leave = () => (isLeaving = true)
  addEventListener('beforeunload', leave)
  try {
    // A visitor's browser may fill in the field too, so the visitor sees the refusal as an error.
    if (honeypot) throw new Error('The hidden field was filled')
    await post(composeMessage(values))
    markSent(values)
    set({ ...EMPTY, status: 'sent', at: Date.now() })
    notify('success', toasts.sent)
  } catch (cause) {
    console.error('The contact message was not sent.', cause)
    // A reload aborts the request, after the message has left.
    const mayHaveArrived =
      isLeaving || (cause instanceof DOMException && cause.name === 'TimeoutError')
    set({ status: 'failed', mayHaveArrived, values, preselected })
    notify('error', toasts.failed)
  } finally {
    removeEventListener('beforeunload', leave)
  }
}

/**
 * A copied tab, too, has a copy of everything that could name a draft, so a draft that was sent is
 * recognised by what it says.
 */
const isSent = ({ values }: ContactSession) => localStorage.getItem(SENT_KEY) === digest(values)

function markSent(values: ContactValues) {
  try {
    localStorage.setItem(SENT_KEY, digest(values))
  } catch {
    // Blocked or full.
  }
}

/** @returns a hash of 32 bits (FNV-1a), which tells nothing of the text */
function digest(values: ContactValues): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(values)) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return String(hash)
}
