import type { RefObject } from 'react'
import type { LinkProblem, Rule } from './rules.ts'

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

/** One input, for `InstrumentField`. */
export type FieldState = {
  name: string
  copy: FieldCopy
  rule: Rule
  text: string
  isRefused: boolean
  /** While any field is refused: the value in the result, if the text has changed since. */
  shownValue: string | undefined
  /** Why the text from the visitor's link was not used. */
  linkProblem: LinkProblem | undefined
  onChange: (text: string) => void
}

/** State of the inputs, for `InstrumentBand`. */
export type InstrumentState = {
  /** The element that contains the inputs. */
  root: RefObject<HTMLDivElement | null>
  /** Whether the inputs replaced the prerendered example. */
  isLive: boolean
  /** All inputs, in page order. */
  fields: readonly FieldState[]
  /** Whether the visitor's last change is older than `SETTLE_DELAY_MS`. */
  isSettled: boolean
  /** Writes the inputs into the address immediately, so that Back restores them. */
  saveToAddress: () => void
}
