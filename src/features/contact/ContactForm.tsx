import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { replaceText } from '#ui/Field/replaceText.ts'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { RequestComposer, type RequestComposerProps } from './composer/RequestComposer.tsx'
import * as styles from './ContactForm.css.ts'
import { FailureNote } from './FailureNote.tsx'
import { KUWAIT } from './phone.ts'
import type { ContactValues } from './schema.ts'
import { bytesOf, LIMIT_BYTES } from './size.ts'
import type { CompanyContact, ContactFormCopy, ContactToasts } from './types.ts'
import { HONEYPOT, useContactForm } from './useContactForm.ts'

export type ContactFormProps = {
  copy: ContactFormCopy
  toasts: ContactToasts
  company: CompanyContact
  composer: Pick<RequestComposerProps, 'copy' | 'loadPanelCopy' | 'services' | 'preselected'>
}

type Meta = {
  isBlurred: boolean
  isDirty: boolean
  errors: readonly ({ message: string } | undefined)[]
}

/** Part of the provider's limit from which on a message is told its size. */
const LONG = 0.8
const reload = () => location.reload()
const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)}`

/** Reaches the company through the e-mail provider. */
export function ContactForm({ copy, toasts, company, composer }: ContactFormProps) {
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const { form, phone, delivery, attempted, submit } = useContactForm(element, toasts)
  const sending = delivery === 'sending'
  // The draft restores the form, not the browser, whose copy may have been sent since. WebKit asks
  // the fields before the form.
  const autofill = (purpose: string) => (hydrated ? purpose : 'off')
  // The schema judges the whole form at the first blur: each field speaks once it was left. In a
  // form that was just emptied, nothing is missing until something is typed.
  const errorOf = ({ isBlurred, isDirty, errors }: Meta) =>
    attempted || (isBlurred && (isDirty || delivery !== 'sent')) ? errors[0]?.message : undefined
  /** What is said of a message that grows too long for the provider, and of one that is. */
  const sizeOf = (values: ContactValues) => {
    const size = bytesOf(values)
    const say = (text: string) =>
      text.replace('{size}', inKilobytes(size)).replace('{limit}', inKilobytes(LIMIT_BYTES))
    if (size > LIMIT_BYTES) return { error: say(copy.message.tooLong) }
    return size > LIMIT_BYTES * LONG ? { advice: say(copy.message.long) } : {}
  }
  const reasonFor = (values: ContactValues) => {
    if (bytesOf(values) > LIMIT_BYTES) return copy.failure.tooLong
    return delivery === 'refused' || delivery === 'stale' ? copy.failure.text : ''
  }

  const writeMessage = (message: string) => {
    const area = element.current?.elements.namedItem('message')
    if (area instanceof HTMLTextAreaElement) replaceText(area, message)
    form.setFieldValue('message', message)
  }

  const text = (name: 'name' | 'email' | 'message', kind: 'text' | 'email' | 'multiline') => (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <Field
          {...copy[name]}
          {...(kind === 'multiline' ? { kind, rows: 7 } : { kind, autoComplete: autofill(name) })}
          id={`contact-${name}`}
          name={name}
          required
          readOnly={sending}
          error={errorOf(state.meta)}
          {...(name === 'message' && sizeOf(form.state.values))}
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
            {...composer}
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
        autoComplete={autofill('on')}
        onSubmit={submit}
      >
        <div className={styles.incomplete}>
          <p>{copy.incomplete}</p>
          {/* The start script listens here: where this shows, no other has come. */}
          <div data-reload="">
            <Button onClick={reload}>{copy.reload}</Button>
          </div>
        </div>
        <div className={styles.pair}>
          {text('name', 'text')}
          {text('email', 'email')}
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
              autoComplete={autofill('tel')}
              readOnly={sending}
              error={errorOf(state.meta)}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        {text('message', 'multiline')}
        <div className={styles.honeypot} aria-hidden="true">
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.privacy}>{copy.privacy}</p>
        <div className={styles.submit}>
          {/* Until the script runs, the browser would send the form itself, in an address. */}
          <Button type="submit" pending={sending} disabled={!hydrated}>
            {sending ? copy.sending : copy.submit}
          </Button>
          <VisuallyHidden>
            <span role="status">{sending && copy.locked}</span>
          </VisuallyHidden>
        </div>
        <form.Subscribe selector={(state) => state.values}>
          {(values): ReactNode => (
            <FailureNote
              copy={copy.failure}
              company={company}
              values={values}
              reason={reasonFor(values)}
              onReload={delivery === 'stale' ? reload : undefined}
            />
          )}
        </form.Subscribe>
      </form>
    </>
  )
}
