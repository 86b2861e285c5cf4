import { form as words } from '#content/contact.ts'
import { PhoneField as PhoneInput } from '#ui/PhoneField/PhoneField.tsx'
import type { Phone } from '#ui/PhoneField/readPhone.ts'
import { useContactField } from './contactFieldContext.ts'
import type { ContactFieldProps } from './TextField.tsx'

export function PhoneField({ name }: ContactFieldProps) {
  return <PhoneInput {...useContactField<Phone>(name)} words={words.phone} />
}
