export type FieldCopy = {
  label: string
  unit?: string
  /** A sentence of help below the input. */
  hint?: string
  /** Labels of a choice's options, by value. */
  options?: Readonly<Record<string, string>>
}

export type InstrumentCopy = {
  /** Above the heading, e.g. `03 · Uplift`. */
  kicker: string
  title: string
  /** One sentence: what to enter and what the result says. */
  promise: string
  /** Name and description of the drawing, for screen readers. */
  drawing: { title: string; description: string }
  caution: string
  sources: readonly string[]
}
