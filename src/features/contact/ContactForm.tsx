import { useStore } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { form as copy } from '#content/contact.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Attachments } from './Attachments.tsx'
import { ContactField } from './ContactField.tsx'
import * as styles from './ContactForm.css.ts'
import { HONEYPOT, readControls } from './controls.ts'
import { deliveryStore } from './delivery.ts'
import { FailureNote } from './FailureNote.tsx'
import { FIELD_NAMES, FIELDS } from './fields.ts'
import { FlightPanel } from './FlightPanel.tsx'
import { SubmitNote } from './SubmitNote.tsx'
import { useContactForm } from './useContactForm.ts'
import { useDraft } from './useDraft.ts'
import { usePrefill } from './usePrefill.ts'

export type ContactFormProps = {
  /** The service in the URL. */
  preselected: ServiceSlug | undefined
}

/** A second click within this time is part of a double-click. */
const DOUBLE_CLICK_MS = 500

export function ContactForm({ preselected }: ContactFormProps) {
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const delivery = useStore(deliveryStore)
  const isSending = delivery.status === 'sending'
  const sentAt = delivery.status === 'sent' && !delivery.hasTypedSince ? delivery.at : undefined

  const form = useContactForm(root)
  useDraft(form, root)
  usePrefill(form, preselected, isSending)

  // `off` until hydration: the draft restores the form, since the browser's own copy may already have
  // been sent. WebKit reads the attribute of the fields, not of the form.
  const getAutofill = (purpose: string) => (isHydrated ? purpose : 'off')
  const takeControls = (changing?: EventTarget) =>
    readControls(root.current, form.state.values, form.setFieldValue, changing)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a quick answer, the second click of a double-click would submit the empty form.
    if (sentAt !== undefined && Date.now() - sentAt < DOUBLE_CLICK_MS) return
    takeControls()
    void form.handleSubmit()
  }

  return (
    <div
      ref={root}
      onInput={({ target }) => takeControls(target)}
      onFocusCapture={() => takeControls()}
      onBlurCapture={() => takeControls()}
    >
      <form.Field name="flight">
        {({ state: { value }, handleChange }) => (
          <FlightPanel flight={value} onChange={handleChange} isLocked={isSending} />
        )}
      </form.Field>
      <form className={styles.root} noValidate autoComplete={getAutofill('on')} onSubmit={submit}>
        <div className={styles.fields}>
          {FIELD_NAMES.map((name) => (
            <div key={name} className={styles.field[FIELDS[name].kind]}>
              {name === 'message' && <Attachments form={form} isLocked={isSending} />}
              <ContactField
                form={form}
                name={name}
                autoComplete={getAutofill(FIELDS[name].autoComplete)}
              />
            </div>
          ))}
        </div>
        <div className={styles.honeypot} aria-hidden="true">
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.privacy}>{copy.privacy}</p>
        <div className={styles.submit}>
          {/* Disabled until hydration: the browser would submit the form itself, in the URL. */}
          <Button type="submit" pending={isSending} disabled={!isHydrated}>
            <span>{isSending ? copy.sending : copy.submit}</span>
          </Button>
          <VisuallyHidden>
            <span role="status">{isSending && copy.locked}</span>
          </VisuallyHidden>
          <SubmitNote isHydrated={isHydrated} sentAt={sentAt} />
        </div>
      </form>
      <FailureNote form={form} hasFailed={delivery.status === 'failed'} />
    </div>
  )
}
