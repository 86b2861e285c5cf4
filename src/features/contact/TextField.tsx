import { Field } from '#ui/Field/Field.tsx'
import { type ContactFieldProps, useContactField } from './useContactField.ts'

export function TextField(field: ContactFieldProps) {
  return <Field {...useContactField(field)} kind="text" />
}
