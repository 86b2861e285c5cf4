import { form as words } from '#content/contact.ts'
import { PhoneField as PhoneInput } from '#ui/PhoneField/PhoneField.tsx'
import { type ContactFieldProps, useContactField } from './useContactField.ts'

export function PhoneField(field: ContactFieldProps) {
  return <PhoneInput {...useContactField(field)} words={words.phone} />
}
