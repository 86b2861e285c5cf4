/** An input's words. */
export type FieldCopy = {
  label: string
  unit?: string
  /** A sentence of advice below the input. */
  hint?: string
  /** What a choice's options are called. */
  options?: Readonly<Record<string, string>>
}

/** The words that every instrument has. */
export type InstrumentCopy = {
  /** Above the heading, e.g. `03 · Uplift`. */
  kicker: string
  title: string
  /** What the visitor does, and gets. */
  promise: string
  /** The drawing's name and what it shows, for those who do not see it. */
  drawing: { title: string; description: string }
  caution: string
  /** Where the figures come from, one line each. */
  sources: readonly string[]
}

/** The words that the instruments share. `%s` stands for a figure. */
export type InstrumentLabels = {
  inputs: string
  copy: string
  copied: string
  copyFailed: string
  request: string
  details: string
  sources: string
  /** Both bounds of a figure or a day. */
  range: string
  /** The same of a figure without fractions. */
  wholeRange: string
  /** What is asked for where the text is refused: the range, or the form of a time or a day. */
  refused: string
  time: string
  /** A link's day has passed, and `%s` is shown; a link's text is refused, likewise. */
  linkPassed: string
  linkRefused: string
  /** The same where nothing, or a checkbox, is shown instead. */
  linkIgnored: string
}
