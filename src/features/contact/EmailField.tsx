import { Field } from '#ui/Field/Field.tsx'
import { readAddress } from './fields.ts'
import { type ContactFieldProps, useContactField } from './useContactField.ts'

export function EmailField(field: ContactFieldProps) {
  const props = useContactField(field)
  const onBlur = () => {
    const address = readAddress(props.value)
    if (address !== props.value) props.onChange(address)
    props.onBlur()
  }
  return <Field {...props} kind="email" onBlur={onBlur} />
}
