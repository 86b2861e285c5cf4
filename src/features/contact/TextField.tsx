import { Field } from '#ui/Field/Field.tsx'
import { useContactField } from './contactFieldContext.ts'
import type { FieldName } from './fields.ts'

export type ContactFieldProps = { name: FieldName }

export function TextField({ name }: ContactFieldProps) {
  const field = useContactField<string>(name)
  return <Field {...field} kind={name === 'email' ? 'email' : 'text'} />
}
