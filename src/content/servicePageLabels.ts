/** Texts that all service pages share. */
export const servicePageLabels = {
  arrange: 'What we arrange',
  steps: 'How it runs',
  send: 'What to send us',
  know: 'Good to know in Kuwait',
  copyList: 'Copy this list',
  listCopied: 'List copied. Paste it into your email.',
  copyFailed: 'Copying was blocked. Please select the list and copy it by hand.',
  documents: 'Usual documents',
  recipient: 'To',
  subject: 'Re',
  related: 'Often arranged with this',
  call: 'Call operations',
  write: 'Send a request',
} satisfies Record<string, string>
