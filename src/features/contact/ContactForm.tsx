import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { form as copy } from '#content/contact.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { replaceText } from '#ui/Field/replaceText.ts'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { RequestComposer } from './composer/RequestComposer.tsx'
import * as styles from './ContactForm.css.ts'
import { FailureNote } from './FailureNote.tsx'
import { KUWAIT } from './phone.ts'
import type { ContactValues } from './schema.ts'
import { countMessageBytes, getSizeNotice, MESSAGE_LIMIT_BYTES } from './size.ts'
import { HONEYPOT, useContactForm } from './useContactForm.ts'

export type ContactFormProps = {
  /** The service in the URL, for the request composer. */
  preselected: ServiceSlug | undefined
}

type FieldMeta = {
  isBlurred: boolean
  isDirty: boolean
  errors: readonly ({ message: string } | undefined)[]
}

const reload = () => location.reload()

export function ContactForm({ preselected }: ContactFormProps) {
  const isHydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const { form, phone, delivery, attempted, submit } = useContactForm(element)
  const isSending = delivery === 'sending'
  // `off` until hydration: the draft restores the form, since the browser's own copy may already have
  // been sent. WebKit reads the attribute of the fields, not of the form.
  const getAutofill = (purpose: string) => (isHydrated ? purpose : 'off')
  // The schema validates the whole form on each blur, but a field shows its error only after its own
  // blur; after a message was sent, an untouched field shows none.
  const getVisibleError = ({ isBlurred, isDirty, errors }: FieldMeta) =>
    attempted || (isBlurred && (isDirty || delivery !== 'sent')) ? errors[0]?.message : undefined
  const getFailureReason = (values: ContactValues) => {
    if (countMessageBytes(values) > MESSAGE_LIMIT_BYTES) return copy.failure.tooLong
    return delivery === 'refused' || delivery === 'stale' ? copy.failure.text : ''
  }

  const writeMessage = (message: string) => {
    const textarea = element.current?.elements.namedItem('message')
    if (textarea instanceof HTMLTextAreaElement) replaceText(textarea, message)
    form.setFieldValue('message', message)
  }

  const renderTextField = (
    name: 'name' | 'email' | 'message',
    kind: 'text' | 'email' | 'multiline',
  ) => (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <Field
          {...copy[name]}
          {...(kind === 'multiline'
            ? { kind, rows: 7 }
            : { kind, autoComplete: getAutofill(name) })}
          id={`contact-${name}`}
          name={name}
          required
          readOnly={isSending}
          error={getVisibleError(state.meta)}
          {...(name === 'message' && getSizeNotice(form.state.values))}
          value={state.value}
          onChange={handleChange}
          onBlur={handleBlur}
        />
      )}
    </form.Field>
  )

  return (
    <>
      <form.Subscribe selector={(state) => state.values.message}>
        {(message): ReactNode => (
          <RequestComposer
            preselected={preselected}
            message={message}
            delivery={delivery}
            readMessage={() => form.getFieldValue('message')}
            writeMessage={writeMessage}
          />
        )}
      </form.Subscribe>
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
          {({ state, handleChange, handleBlur }) => (
            <PhoneField
              ref={phone}
              label={copy.phone.label}
              hint={copy.phone.hint}
              labels={copy.phone}
              id="contact-phone"
              name="phone"
              defaultCountry={KUWAIT}
              autoComplete={getAutofill('tel')}
              readOnly={isSending}
              error={getVisibleError(state.meta)}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        {renderTextField('message', 'multiline')}
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
        <form.Subscribe selector={(state) => state.values}>
          {(values): ReactNode => (
            <FailureNote
              values={values}
              reason={getFailureReason(values)}
              onReload={delivery === 'stale' ? reload : undefined}
            />
          )}
        </form.Subscribe>
      </form>
    </>
  )
}
