import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { RequestComposer, type RequestComposerProps } from './composer/RequestComposer.tsx'
import * as styles from './ContactForm.css.ts'
import { keepDraft } from './draft.ts'
import { FailureNote } from './FailureNote.tsx'
import type { ContactValues } from './schema.ts'
import type { CompanyContact, ContactFormCopy, ContactToasts } from './types.ts'
import { HONEYPOT, useContactForm } from './useContactForm.ts'

export type ContactFormProps = {
  copy: ContactFormCopy
  toasts: ContactToasts
  company: CompanyContact
  composer: Pick<RequestComposerProps, 'copy' | 'services' | 'preselected'>
}

type Meta = { isBlurred: boolean; errors: readonly ({ message: string } | undefined)[] }

/** Reaches the company through the e-mail provider. */
export function ContactForm({ copy, toasts, company, composer }: ContactFormProps) {
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const { form, failed, attempted, submit } = useContactForm(element, toasts)
  // The schema judges the whole form at the first blur: each field speaks once it was left.
  const errorOf = ({ isBlurred, errors }: Meta) =>
    isBlurred || attempted ? errors[0]?.message : undefined

  const text = (name: 'name' | 'email' | 'message', kind: 'text' | 'email' | 'multiline') => (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <Field
          {...copy[name]}
          {...(kind === 'multiline' ? { kind, rows: 7 } : { kind, autoComplete: name })}
          id={`contact-${name}`}
          name={name}
          required
          error={errorOf(state.meta)}
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
            onMessage={(value) => form.setFieldValue('message', value)}
          />
        )}
      </form.Subscribe>
      <form
        ref={element}
        className={styles.root}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <div className={styles.incomplete}>
          <p>{copy.incomplete}</p>
          {/* The start script listens here: where this shows, no other has come. */}
          <div data-reload="">
            <Button onClick={() => location.reload()}>{copy.reload}</Button>
          </div>
        </div>
        <div className={styles.pair}>
          {text('name', 'text')}
          {text('email', 'email')}
        </div>
        <form.Field name="phone">
          {({ state, handleChange, handleBlur }) => (
            <PhoneField
              label={copy.phone.label}
              hint={copy.phone.hint}
              labels={copy.phone}
              id="contact-phone"
              name="phone"
              error={errorOf(state.meta)}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        {text('message', 'multiline')}
        <Honeypot />
        <p className={styles.privacy}>{copy.privacy}</p>
        <div className={styles.submit}>
          <form.Subscribe selector={(state) => state.isSubmitting}>
            {(sending): ReactNode => (
              // Until the script runs, the browser would send the form itself, in an address.
              <Button type="submit" pending={sending} disabled={!hydrated}>
                {sending ? copy.sending : copy.submit}
              </Button>
            )}
          </form.Subscribe>
        </div>
        {failed && (
          <form.Subscribe selector={(state) => state.values}>
            {(values): ReactNode => (
              <FailureNote
                copy={copy.failure}
                company={company}
                values={values}
                onReload={failed === 'stale' ? () => reload(values) : undefined}
              />
            )}
          </form.Subscribe>
        )}
      </form>
    </>
  )
}

function reload(values: ContactValues) {
  keepDraft(values)
  location.reload()
}

function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
