import { Field, useStore } from '@tanstack/react-form'
import { type FormEvent, useEffect, useRef } from 'react'
import { form as words } from '#content/contact.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { type LinkedResult, readResultHash, RESULT_ANCHOR } from '#content/resultLink.ts'
import { prefersReducedMotion } from '#lib/browser.ts'
import { Attachments } from './Attachments.tsx'
import * as styles from './ContactForm.css.ts'
import { HONEYPOT, useContactForm } from './useContactForm.ts'
import { attachResult, contactSession, selectService } from './contactSession.ts'
import { EmailField } from './EmailField.tsx'
import { FailureNote } from './FailureNote.tsx'
import { FIELD_NAMES, FIELDS } from './fields.ts'
import { FlightPanel } from './FlightPanel.tsx'
import { MessageField } from './MessageField.tsx'
import { ContactPhoneField } from './ContactPhoneField.tsx'
import { PrintedMessage } from './PrintedMessage.tsx'
import { Receipt } from './Receipt.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { TextField } from './TextField.tsx'

const CONTROLS = {
  name: TextField,
  email: EmailField,
  phone: ContactPhoneField,
  message: MessageField,
}

/**
 * How a message is sent: `useContactForm.ts` binds the form to `contactSession.ts`, which keeps the draft
 * and its state. `schema.ts` checks the fields, `message.ts` composes the payload with the attachments
 * first, `provider.ts` posts it. Then `Receipt` or `FailureNote` shows the outcome, and a toast announces
 * it on whichever page the visitor is.
 */
export function ContactForm() {
  const root = useRef<HTMLDivElement>(null)
  const isSending = useStore(contactSession, ({ status }) => status === 'sending')
  const { form, takeControls } = useContactForm(root)

  // Anything that arrives while a message is being sent belongs to the next message.
  useEffect(() => {
    if (isSending) return
    takeLink()
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [isSending])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    takeControls()
    // Nothing was edited since the last message: this is a double-click, or Enter being held.
    if (contactSession.state.status === 'sent') return
    // Moves the focus from the text to Send, so that the keyboard of a phone closes.
    const { submitter } = event.nativeEvent as SubmitEvent
    submitter?.focus()
    void form.handleSubmit()
  }

  return (
    <div ref={root}>
      <Receipt />
      <PrintedMessage />
      <Attachments form={form} isLocked={isSending} />
      <Field form={form} name="flight">
        {({ state, handleChange }) => (
          <FlightPanel flight={state.value} onChange={handleChange} isLocked={isSending} />
        )}
      </Field>
      {/* The print style sheet hides a `div` that contains a form. */}
      <div>
        <form className={styles.root} noValidate onSubmit={submit}>
          <div className={styles.fields}>
            {FIELD_NAMES.map((name) => {
              const ContactField = CONTROLS[name]
              return (
                <div key={name} className={styles.width[FIELDS[name].width]}>
                  <ContactField form={form} name={name} />
                </div>
              )
            })}
          </div>
          <div className={styles.honeypot} aria-hidden="true">
            <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </div>
          <SubmitRow isSending={isSending} />
          <p className={styles.privacy}>{words.privacy}</p>
        </form>
      </div>
      <FailureNote />
    </div>
  )
}

function takeLink() {
  const parameters = new URLSearchParams(location.search)
  const named = parameters.getAll('service').join()
  const service = SERVICE_SLUGS.find((slug) => slug === named)
  const linked = readResultHash(location.hash)
  if (!service && !linked) return
  if (service) selectService(service)
  if (linked) showResult(linked)
  const { pathname, hash } = location
  parameters.delete('service')
  const query = parameters.toString()
  // The prototype's method, because the router's own would match the route again.
  const address = pathname + (query && `?${query}`) + (linked ? '' : hash)
  History.prototype.replaceState.call(history, history.state, '', address)
}

function showResult({ result, flight }: LinkedResult) {
  attachResult(result, flight)
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  // Waits for React to render the result, which moves the form down.
  requestAnimationFrame(() => document.getElementById(RESULT_ANCHOR)?.scrollIntoView({ behavior }))
}
