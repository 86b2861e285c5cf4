/** Texts that all instruments share. `%s` is replaced by a figure. */
export const labels = {
  inputs: 'Your figures',
  copy: 'Copy',
  copied: 'Copied as plain lines.',
  copyFailed: 'Copying was blocked. Select the figures and copy them by hand.',
  request: 'Use in a request',
  /** While a field is refused: `%s` names the inputs of the result that is still shown. */
  shownFor: 'Shown for %s',
  disabledReason: 'Correct the entry to copy the result or to use it in a request.',
  /** An optional input that was empty, and a checkbox. */
  notGiven: 'not given',
  checked: 'yes',
  unchecked: 'no',
  details: 'The figures, and where they come from',
  sources: 'Sources',
  range: '%s to %s',
  wholeRange: '%s to %s, whole',
  refused: 'Enter %s',
  time: '00:00 to 23:59',
  /** A message shown if a date or value of the link was replaced by `%s`. */
  linkPassed: 'The date in this link has passed; showing %s.',
  linkRefused: 'The value in this link cannot be used; showing %s.',
  /** A message for empty inputs and checkboxes, which have no value to show. */
  linkIgnored: 'The value in this link cannot be used.',
}
