import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { form as copy } from '#content/contact.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Attachments } from './Attachments.tsx'
import * as styles from './ContactForm.css.ts'
import { FailureNote } from './FailureNote.tsx'
import { emptyFlight } from './flight.ts'
import { FlightPanel } from './FlightPanel.tsx'
import { type Attachment, listAttachments } from './schema.ts'
import { HONEYPOT, useContactForm } from './useContactForm.ts'

export type ContactFormProps = {
  /** The service in the URL. */
  preselected: ServiceSlug | undefined
}

type FieldMeta = {
  isBlurred: boolean
  isDirty: boolean
  errors: readonly ({ message: string } | undefined)[]
}

export function ContactForm({ preselected }: ContactFormProps) {
  const isHydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const { form, state, isSending, hasAttempted, submit } = useContactForm(element, preselected)
  // `off` until hydration: the draft restores the form, since the browser's own copy may already have
  // been sent. WebKit reads the attribute of the fields, not of the form.
  const getAutofill = (purpose: string) => (isHydrated ? purpose : 'off')
  // The schema validates the whole form on each blur, but a field shows its error only after its own.
  const getVisibleError = ({ isBlurred, isDirty, errors }: FieldMeta) =>
    hasAttempted || (isBlurred && isDirty) ? errors[0]?.message : undefined

  const removeAttachment = (source: Attachment['source']) => {
    if (source === 'flight') return form.setFieldValue('flight', emptyFlight)
    form.setFieldValue('handovers', (current) =>
      current.filter(({ service }) => service !== source),
    )
  }

  const renderTextField = (
    name: 'name' | 'email' | 'message',
    kind: 'text' | 'email' | 'multiline',
  ) => (
    <form.Field name={name}>
      {({ state: { value, meta }, handleChange, handleBlur }) => (
        <Field
          {...copy[name]}
          {...(kind === 'multiline'
            ? { kind, rows: 7 }
            : { kind, autoComplete: getAutofill(name) })}
          id={`contact-${name}`}
          name={name}
          required
          readOnly={isSending}
          error={getVisibleError(meta)}
          value={value}
          onChange={handleChange}
          onBlur={handleBlur}
        />
      )}
    </form.Field>
  )

  return (
    <>
      <form.Field name="flight">
        {({ state: { value }, handleChange }) => (
          <FlightPanel flight={value} onChange={handleChange} isLocked={isSending} />
        )}
      </form.Field>
      <form
        ref={element}
        className={styles.root}
        noValidate
        autoComplete={getAutofill('on')}
        onSubmit={submit}
      >
        <div className={styles.twoColumns}>
          {renderTextField('name', 'text')}
          {renderTextField('email', 'email')}
        </div>
        <form.Field name="phone">
          {({ state: { value, meta }, handleChange, handleBlur }) => (
            <PhoneField
              label={copy.phone.label}
              hint={copy.phone.hint}
              labels={copy.phone}
              id="contact-phone"
              name="phone"
              autoComplete={getAutofill('tel')}
              readOnly={isSending}
              error={getVisibleError(meta)}
              value={value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        <div>
          <form.Field name="handovers">
            {() => (
              <form.Subscribe selector={({ values }) => values}>
                {(values): ReactNode => (
                  <Attachments
                    attachments={listAttachments(values)}
                    isLocked={isSending}
                    onRemove={removeAttachment}
                  />
                )}
              </form.Subscribe>
            )}
          </form.Field>
          {renderTextField('message', 'multiline')}
        </div>
        <div className={styles.honeypot} aria-hidden="true">
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.privacy}>{copy.privacy}</p>
        <div className={styles.submit}>
          {/* Disabled until hydration: the browser would submit the form itself, in the URL. */}
          <Button type="submit" pending={isSending} disabled={!isHydrated}>
            {isSending ? copy.sending : copy.submit}
          </Button>
          <VisuallyHidden>
            <span role="status">{isSending && copy.locked}</span>
          </VisuallyHidden>
        </div>
        <form.Subscribe selector={({ values }) => values}>
          {(values): ReactNode => <FailureNote values={values} hasFailed={state === 'failed'} />}
        </form.Subscribe>
      </form>
    </>
  )
}
