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
