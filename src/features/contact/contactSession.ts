import { Store } from '@tanstack/store'
import { toasts } from '#content/contact.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { type LinkedFlight, RESULT_SOURCES, type ToolResult } from '#content/resultLink.ts'
import { COUNTRIES } from '#ui/PhoneField/readPhone.ts'
import { notify } from '#ui/Toaster/notify.ts'
import {
  composeMessage,
  type ContactValues,
  emptyContact,
  listAttachments,
  withTexts,
} from './message.ts'
import { post } from './provider.ts'

const KEY = 'contact-draft'

type Stage =
  | { status: 'idle' | 'editing' | 'sending' }
  /** `at` is in milliseconds since the epoch; `attachments` is the number of attachments sent. */
  | { status: 'sent'; at: number; attachments: number }
  /** Kept while the visitor edits, until the next attempt. */
  | { status: 'failed'; mayHaveArrived: boolean }

export type ContactSession = Stage & {
  values: ContactValues
}

const RESULT_SHAPE: ToolResult = { service: 'fuel', text: '' }

/** Another version of the site, or a tool, may have stored data of another shape. */
function isStoredSession(stored: unknown): stored is ContactSession {
  const template = { status: '', values: emptyContact }
  if (!hasShape(stored, template)) return false
  const { phone, results } = stored.values
  return (
    ['editing', 'sending', 'failed'].includes(stored.status) &&
    COUNTRIES.includes(phone.iso2) &&
    Array.isArray(results) &&
    results.every((result: unknown) => hasShape(result, RESULT_SHAPE)) &&
    results.every(({ service }) => RESULT_SOURCES.includes(service))
  )
}

const hasShape = <Shape>(value: unknown, template: Shape): value is Shape =>
  typeof value === typeof template &&
  (typeof template !== 'object' ||
    (value !== null &&
      Object.entries(template ?? {}).every(([key, property]) =>
        hasShape((value as Record<string, unknown>)[key], property),
      )))

const EMPTY: ContactSession = { status: 'idle', values: emptyContact }

/**
 * The draft and its state: idle → editing → sending → sent or failed. It is global, because the visitor may
 * leave the page while a message is being sent, and in session storage, because the draft lasts as long as
 * the tab. Only the functions below change it.
 */
export const contactSession = new Store<ContactSession>(EMPTY)

/** Whether the session storage still holds what this document wrote. */
let isStored = false

function setSession(session: ContactSession) {
  contactSession.setState(() => session)
  const hasDraft = session.status !== 'idle' && session.status !== 'sent'
  isStored = false
  try {
    // A full storage must not keep an older draft.
    sessionStorage.removeItem(KEY)
    if (hasDraft) {
      sessionStorage.setItem(KEY, JSON.stringify(session))
      isStored = true
    }
  } catch {
    // Blocked or full: the draft lasts until the next document.
  }
  const { dataset } = document.documentElement
  // While the document has this mark, `PageLink.tsx` does not replace it: that would abort the message, or
  // lose the draft.
  if (session.status === 'sending' || (hasDraft && !isStored)) dataset.unsaved = ''
  else delete dataset.unsaved
}

/** Reads the stored draft, in a new document and in one from the back/forward cache. */
export function restore() {
  try {
    const json = sessionStorage.getItem(KEY)
    if (json === null) {
      // Another document of this tab has sent the message.
      if (isStored) contactSession.setState(() => EMPTY)
      return
    }
    const stored: unknown = JSON.parse(json)
    if (!isStoredSession(stored)) return
    isStored = true
    contactSession.setState(() =>
      // The document was reloaded during the attempt, so its outcome is unknown.
      stored.status === 'sending' ? { ...stored, status: 'failed', mayHaveArrived: true } : stored,
    )
  } catch {
    // Storage is blocked, or another version of the site wrote it.
  }
}

let isFollowing = false
let channel: BroadcastChannel | undefined

/**
 * Keeps the draft right when Back restores this document from the back/forward cache, on any page: another
 * document of the tab may have changed or sent it meanwhile. Only the first call has an effect.
 */
export function followOtherDocuments() {
  if (isFollowing) return
  isFollowing = true
  addEventListener('pageshow', ({ persisted }) => persisted && restore())
  try {
    // A cached document may keep an older copy of the session storage, with a draft that was sent meanwhile.
    // The browser drops one that listens to a channel when another document posts to it.
    channel = new BroadcastChannel(KEY)
    channel.addEventListener('message', () => {})
  } catch {
    // Firefox refuses a channel where it blocks storage.
  }
}

/** Stores the typed values. Unchanged values do not begin a draft. */
export function saveDraft(values: ContactValues) {
  const { state } = contactSession
  if (JSON.stringify(values) === JSON.stringify(state.values)) return
  const isAttempted = state.status === 'failed' || state.status === 'sending'
  setSession(isAttempted ? { ...state, values } : { status: 'editing', values })
}

/** Stores values typed before hydration, or set by a program without an event. */
export const saveTexts = (texts: Readonly<Record<string, string>>) =>
  saveDraft(withTexts(contactSession.state.values, texts))

/**
 * Selects the service that a link names. After a message was sent, this alone does not begin a new draft.
 */
export function selectService(service: ServiceSlug) {
  const { state } = contactSession
  const values = { ...state.values, flight: { ...state.values.flight, service } }
  if (state.status === 'sent') setSession({ ...state, values })
  else saveDraft(values)
}

export function attachResult(result: ToolResult, linkedFlight: LinkedFlight = {}) {
  const { values } = contactSession.state
  const flight = { ...values.flight, ...linkedFlight }
  const others = values.results.filter(({ service }) => service !== result.service)
  saveDraft({ ...values, flight, results: [...others, result] })
}

/**
 * Sends one message at a time and reports the result in a toast, also on another page.
 *
 * @param honeypot value of the hidden field, which only programs fill in
 */
export async function send(values: ContactValues, honeypot: string) {
  if (contactSession.state.status === 'sending') return
  setSession({ status: 'sending', values })
  let isLeaving = false
  const leave = () => (isLeaving = true)
  addEventListener('beforeunload', leave)
  try {
    // A visitor's browser may fill in the field too, so the visitor sees the refusal as an error.
    if (honeypot) throw new Error('The hidden field was filled')
    await post(composeMessage(values))
    setSession({
      status: 'sent',
      at: Date.now(),
      attachments: listAttachments(values).length,
      values: emptyContact,
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage('sent')
    notify('success', toasts.sent)
  } catch (cause) {
    console.error('The contact message was not sent.', cause)
    // After a reload the message may have arrived, although the request was aborted.
    const mayHaveArrived =
      isLeaving || (cause instanceof DOMException && cause.name === 'TimeoutError')
    setSession({ status: 'failed', mayHaveArrived, values })
    notify('error', toasts.failed)
  } finally {
    removeEventListener('beforeunload', leave)
  }
}
