import { form as words } from '#content/contact.ts'
import { PhoneField } from '#ui/PhoneField/PhoneField.tsx'
import { type ContactFieldProps, useContactField } from './useContactField.ts'

export function ContactPhoneField(field: ContactFieldProps) {
  return <PhoneField {...useContactField(field)} words={words.phone} />
}
