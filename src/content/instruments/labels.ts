/** Words that all instruments share. `%s` stands for a figure. */
export const labels = {
  inputs: 'Your figures',
  copy: 'Copy',
  copied: 'Copied as plain lines.',
  copyFailed: 'Copying was blocked. Select the figures and copy them by hand.',
  request: 'Use in a request',
  details: 'The figures, and where they come from',
  sources: 'Sources',
  range: '%s to %s',
  /** For a number without decimals. */
  wholeRange: '%s to %s, whole',
  /** `%s` stands for the range, or for the format of a time or a date. */
  refused: 'Enter %s',
  time: '00:00 to 23:59',
  /** A link's date or value was not used; `%s` is shown instead. */
  linkPassed: 'The date in this link has passed; showing %s.',
  linkRefused: 'The value in this link cannot be used; showing %s.',
  /** The same where the input is empty or a checkbox. */
  linkIgnored: 'The value in this link cannot be used.',
}
