import { useStore } from '@tanstack/react-form'
import { form as words } from '#content/contact.ts'
import { Field } from '#ui/Field/Field.tsx'
import { useContactField, useFieldContext } from './contactFieldContext.ts'
import { type ContactValues, findLongSize, SIZE_LIMIT_KB } from './message.ts'
import type { ContactFieldProps } from './TextField.tsx'

/** The field for the message. A long message shows its size and the limit. */
export function MessageField({ name }: ContactFieldProps) {
  const field = useContactField<string>(name)
  const { form } = useFieldContext()
  const values = useStore(form.store, (state): ContactValues => state.values)
  const size = findLongSize(values)
  const isTooLong = size !== undefined && size > SIZE_LIMIT_KB
  const { long, tooLong } = words.message
  return (
    <Field
      {...field}
      kind="multiline"
      rows={7}
      {...(isTooLong && { error: tooLong(size, SIZE_LIMIT_KB) })}
      advice={size === undefined ? undefined : long(size, SIZE_LIMIT_KB)}
    />
  )
}
