type FieldCopy = { label: string; hint: string }

/** The form's words. */
export type ContactFormCopy = Record<
  | ('title' | 'intro' | 'submit' | 'sending' | 'privacy' | 'noScript' | 'incomplete' | 'reload')
  /** Said while a message is on its way. */
  | 'locked',
  string
> & {
  name: FieldCopy
  email: FieldCopy & { placeholder: string }
  phone: FieldCopy & Record<'country' | 'change' | 'search' | 'noCountry', string>
  /** In `long` and `tooLong`, `{size}` and `{limit}` stand for kilobytes. */
  message: FieldCopy & Record<'placeholder' | 'long' | 'tooLong', string>
  failure: Record<
    | ('text' | 'tooLong' | 'reload' | 'mail' | 'call' | 'subject')
    | ('pasteHere' | 'restCopied' | 'restNotCopied'),
    string
  >
}

/** `back` leads from another page to a message that failed. */
export type ContactToasts = Record<'sent' | 'failed' | 'back', string>

export type CompanyContact = { phone: { display: string; e164: string }; email: string }
