import { Field } from '#ui/Field/Field.tsx'
import { type ContactFieldProps, useContactField } from './useContactField.ts'

export function MessageField(field: ContactFieldProps) {
  return <Field {...useContactField(field)} kind="multiline" rows={7} />
}
