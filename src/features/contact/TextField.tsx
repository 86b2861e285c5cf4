import { Field } from '#ui/Field/Field.tsx'
import { type ContactFieldProps, useContactField } from './useContactField.ts'

export function TextField(field: ContactFieldProps) {
  const props = useContactField(field)
  return <Field {...props} kind={props.name === 'email' ? 'email' : 'text'} />
}
