export const sharedWords = {
  inputs: 'Your figures',
  copy: 'Copy',
  copied: 'Copied as plain lines.',
  request: 'Use in a request',
  disabledReason: 'Correct the entry to use the result.',
  /** For a link that has a past date or a figure out of range, or that a mail program has cut off. */
  linkRefused: 'The figures in this link cannot be used. This is our example.',
  details: 'The figures, and where they come from',
  sources: 'Sources',
  range: (min: string, max: string) => `${min} to ${max}`,
  wholeRange: (min: string, max: string) => `${min} to ${max}, whole`,
  problem: (range: string) => `Enter ${range}`,
  readAs: (value: string) => `Read as ${value}`,
  zones: { utc: 'UTC', kuwait: 'Kuwait time' },
  time: '00:00 to 23:59',
  timeProblem: (zone: string) => `Enter ${zone}, 00:00 to 23:59`,
}
