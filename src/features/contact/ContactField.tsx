import { useStore } from '@tanstack/react-form'
import { form as copy } from '#content/contact.ts'
import { Field } from '#ui/Field/Field.tsx'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { deliveryStore } from './delivery.ts'
import { type FieldName, FIELDS } from './fields.ts'
import { getSizeNotice } from './schema.ts'
import type { ContactFormApi } from './useContactForm.ts'

export type ContactFieldProps = {
  form: ContactFormApi
  name: FieldName
  autoComplete: string
}

/** One field of the table in `fields.ts`. */
export function ContactField({ form, name, autoComplete }: ContactFieldProps) {
  const { kind, isRequired } = FIELDS[name]
  const { status } = useStore(deliveryStore)
  // The message shows the size of all fields; the others need not render when another changes.
  const values = useStore(form.store, (state) => (kind === 'multiline' ? state.values : undefined))
  // An attempt may change no field state, but all fields must show their errors.
  const hasAttempted = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  return (
    <form.Field name={name}>
      {({ state: { value, meta }, handleChange, handleBlur }) => {
        // The schema validates the whole form on each blur, but a field shows its error only after its
        // own; after a message was sent, an unchanged field shows none.
        const isJudged = hasAttempted || (meta.isBlurred && (meta.isDirty || status !== 'sent'))
        const shared = {
          id: `contact-${name}`,
          name,
          readOnly: status === 'sending',
          required: isRequired,
          autoComplete,
          error: isJudged ? meta.errors[0]?.message : undefined,
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
              ? { kind, rows: 7, ...(values && getSizeNotice(values)) }
              : { kind: kind === 'email' ? kind : 'text' })}
            value={value}
            onChange={handleChange}
          />
        )
      }}
    </form.Field>
  )
}
