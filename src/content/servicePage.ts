/** Labels that the ten service pages share. What differs is in `services/`. */
export const servicePage = {
  copyList: 'Copy this list',
  listCopied: 'List copied. Paste it into your e-mail.',
  copyFailed: 'Copying was blocked. Select the list and copy it by hand.',
  recipient: 'To',
  subject: 'Re',
  related: 'Often arranged with this',
  call: 'Call operations',
  mail: 'E-mail operations',
  write: 'Send a request',
} satisfies Record<string, string>
