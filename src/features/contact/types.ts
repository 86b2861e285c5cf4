type FieldCopy = { label: string; hint: string }

/** The form's words. */
export type ContactFormCopy = {
  title: string
  intro: string
  name: FieldCopy
  email: FieldCopy & { placeholder: string }
  phone: FieldCopy & { country: string; change: string; search: string; noCountry: string }
  message: FieldCopy & { placeholder: string }
  submit: string
  sending: string
  privacy: string
  noScript: string
  incomplete: string
  reload: string
  failure: { text: string; reload: string; mail: string; call: string; subject: string }
}

export type ContactToasts = { sent: string; failed: string }

export type CompanyContact = { phone: { display: string; e164: string }; email: string }
