export const servicePageLabels = {
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
