export const terms = {
  /** The value follows “as” in a sentence. */
  // OWNER: replace the way of sending private documents, a default
  privateDocuments: 'a password-protected file, with the password by phone',
}

// OWNER: confirm that requests are passed on at any hour
export const sooner =
  'Sooner, diverting, or a patient on board? Call. We pass the request on at any hour.'

export const copyFailed = 'Copying was blocked. Please select the text and copy it by hand.'

export const servicePageWords = {
  arrange: 'What we arrange',
  steps: 'How it runs',
  send: 'What to send us',
  know: 'Good to know in Kuwait',
  copyList: 'Copy this list',
  listCopied: 'List copied. Paste it into your email.',
  documents: 'Usual documents',
  recipient: 'To',
  subject: 'Re',
  related: 'Often arranged with this',
  rest: 'The rest of what we arrange',
  /** The button that shows the remaining lines of the list to send on phones. */
  restOfList: 'The rest of the list',
  call: 'Call operations',
  write: 'Send a request',
} satisfies Record<string, string>

export const documents: readonly string[] = [
  'Certificates of registration and airworthiness',
  'Noise certificate and radio licence',
  'Third-party liability insurance, war risks included (AVN 52); check that Kuwait is not excluded',
  'AOC, if the flight is commercial',
  'Crew licences and passports',
  'Passenger list, if passengers are carried',
]

export const privatePapers = `Send passports and medical papers only as ${terms.privateDocuments}.`
