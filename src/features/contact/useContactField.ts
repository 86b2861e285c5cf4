import { type AnyFieldApi, useField, useStore } from '@tanstack/react-form'
import { contactSession } from './contactSession.ts'
import { type FieldName, FIELDS } from './fields.ts'
import type { ContactFormApi } from './useContactForm.ts'

export type ContactFieldProps = { form: ContactFormApi; name: FieldName }

/** A field whose value may have any type: each component knows whether its own is a text or a phone number. */
type UntypedField = Pick<AnyFieldApi, 'state' | 'handleBlur' | 'handleChange'>

export function useContactField({ form, name }: ContactFieldProps) {
  const { state, handleBlur, handleChange }: UntypedField = useField({ form, name })
  const { isRequired, words } = FIELDS[name]
  const status = useStore(contactSession, (session) => session.status)
  // An attempt may change no field state, but all fields must show their errors.
  const hasAttempted = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const { value, meta } = state
  // The schema validates the whole form on each blur, but a field shows its error only after its own;
  // after a message was sent, an unchanged field shows none.
  const isJudged = hasAttempted || (meta.isBlurred && (meta.isDirty || status !== 'sent'))
  return {
    ...words,
    id: `contact-${name}`,
    name,
    readOnly: status === 'sending',
    required: isRequired,
    // Prerendered, and never changed by React: `allowAutofill` replaces it in the browser.
    autoComplete: 'off',
    error: isJudged ? (meta.errors[0]?.message as string | undefined) : undefined,
    value,
    onBlur: handleBlur,
    onChange: handleChange,
  }
}
