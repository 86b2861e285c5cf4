import { useStore } from '@tanstack/react-form'
import { form as words } from '#content/contact.ts'
import { Field } from '#ui/Field/Field.tsx'
import { type ContactFieldProps, useContactField } from './useContactField.ts'
import { findLongSize, SIZE_LIMIT_KB } from './message.ts'

/** The field for the message. A long message shows its size and the limit. */
export function MessageField(field: ContactFieldProps) {
  const props = useContactField(field)
  const values = useStore(field.form.store, (state) => state.values)
  const size = findLongSize(values)
  const isTooLong = size !== undefined && size > SIZE_LIMIT_KB
  const { long, tooLong } = words.message
  return (
    <Field
      {...props}
      kind="multiline"
      rows={7}
      {...(isTooLong && { error: tooLong(size, SIZE_LIMIT_KB) })}
      advice={size === undefined ? undefined : long(size, SIZE_LIMIT_KB)}
    />
  )
}
