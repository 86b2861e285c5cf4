import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import { form as copy } from '#content/contact.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Attachments } from './Attachments.tsx'
import * as styles from './ContactForm.css.ts'
import { FailureNote } from './FailureNote.tsx'
import { type FieldName, FIELD_NAMES, FIELDS } from './fields.ts'
import { emptyFlight } from './flight.ts'
import { FlightPanel } from './FlightPanel.tsx'
import { getSizeNotice, listAttachments } from './schema.ts'
import { SubmitNote } from './SubmitNote.tsx'
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
  const element = useRef<HTMLDivElement>(null)
  const contact = useContactForm(element, preselected)
  const { form, values, delivery, isSending, hasAttempted, submit, takeControls } = contact
  const isSent = delivery.status === 'sent'
  // `off` until hydration: the draft restores the form, since the browser's own copy may already have
  // been sent. WebKit reads the attribute of the fields, not of the form.
  const getAutofill = (purpose: string) => (isHydrated ? purpose : 'off')
  // The schema validates the whole form on each blur, but a field shows its error only after its own;
  // after a message was sent, an unchanged field shows none.
  const getVisibleError = ({ isBlurred, isDirty, errors }: FieldMeta) =>
    hasAttempted || (isBlurred && (isDirty || !isSent)) ? errors[0]?.message : undefined

  const renderAttachments = () => (
    <form.Field name="handovers">
      {({ state: { value }, handleChange }) => (
        <Attachments
          attachments={listAttachments(values)}
          isLocked={isSending}
          onRemove={(source) => {
            if (source === 'flight') form.setFieldValue('flight', emptyFlight)
            else handleChange(value.filter(({ service }) => service !== source))
          }}
        />
      )}
    </form.Field>
  )
  const renderField = (name: FieldName) => {
    const { kind, isRequired, autoComplete } = FIELDS[name]
    return (
      <form.Field name={name}>
        {({ state: { value, meta }, handleChange, handleBlur }) => {
          const shared = {
            id: `contact-${name}`,
            name,
            readOnly: isSending,
            required: isRequired,
            autoComplete: getAutofill(autoComplete),
            error: getVisibleError(meta),
            onBlur: handleBlur,
          }
          if (typeof value !== 'string') {
            return (
              <PhoneField
                {...copy.phone}
                {...shared}
                labels={copy.phone}
                value={value}
                onChange={handleChange}
              />
            )
          }
          return (
            <Field
              {...copy[name]}
              {...shared}
              {...(kind === 'multiline'
                ? { kind, rows: 7, ...getSizeNotice(values) }
                : { kind: kind === 'email' ? kind : 'text' })}
              value={value}
              onChange={handleChange}
            />
          )
        }}
      </form.Field>
    )
  }

  return (
    <div
      ref={element}
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
              {name === 'message' && renderAttachments()}
              {renderField(name)}
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
          <SubmitNote
            isHydrated={isHydrated}
            sentAt={isSent && !delivery.hasTypedSince ? delivery.at : undefined}
          />
        </div>
      </form>
      <FailureNote values={values} hasFailed={delivery.status === 'failed'} />
    </div>
  )
}
