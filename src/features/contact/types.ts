type FieldCopy = { label: string; hint: string }

export type ContactFormCopy = Record<
  | ('title' | 'intro' | 'submit' | 'sending' | 'privacy' | 'noScript' | 'incomplete' | 'reload')
  /** A status announced while a message is being sent. */
  | 'locked',
  string
> & {
  name: FieldCopy
  email: FieldCopy & { placeholder: string }
  phone: FieldCopy & Record<'country' | 'change' | 'search' | 'noCountry', string>
  /** `{size}` and `{limit}` in `long` and `tooLong` are replaced with kilobytes. */
  message: FieldCopy & Record<'placeholder' | 'long' | 'tooLong', string>
  failure: Record<
    | ('text' | 'tooLong' | 'reload' | 'mail' | 'call' | 'subject')
    | ('pasteHere' | 'restCopied' | 'restNotCopied'),
    string
  >
}

/** `back` is the label of a link from another page to the message that was not sent. */
export type ContactToasts = Record<'sent' | 'failed' | 'back', string>

export type CompanyContact = { phone: { display: string; e164: string }; email: string }
