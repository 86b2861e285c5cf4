import type { Advice } from './advice.ts'
import type { HandlingRequest } from './request.ts'

export type ServiceOption = { slug: string; name: string }

type FieldCopy = { label: string; placeholder?: string }

type Words =
  | ('noService' | 'add' | 'undo')
  /** What became of a press on a button. */
  | ('added' | 'renewed' | 'undone' | 'nothing' | 'locked')
  /** Heads the lines in the message; and the ICAO code in the middle of the route. */
  | ('heading' | 'here')

/** What the fold says while it is closed. */
export type FoldCopy = Record<'title' | 'lead' | 'notLoaded', string>

/** The composer's words. */
export type ComposerCopy = Record<keyof HandlingRequest, FieldCopy> &
  Record<Words, string> & { advice: Record<Advice, string> }
