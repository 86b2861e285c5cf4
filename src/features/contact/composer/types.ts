import type { ServiceSlug } from '#lib/paths.ts'
import type { Advice } from './advice.ts'
import type { HandlingRequest } from './flight.ts'

export type ServiceOption = { slug: ServiceSlug; name: string }

type FieldCopy = { label: string; placeholder?: string }

type Words =
  | ('noService' | 'add' | 'undo')
  /** The result of a press on a button. */
  | ('added' | 'renewed' | 'undone' | 'nothing' | 'locked')
  /** The heading of the lines in the message, and the ICAO code in the middle of the route. */
  | ('heading' | 'here')

/** The words around the panel, which are on the page before its code. */
export type FoldCopy = Record<'title' | 'lead' | 'notLoaded', string>

/** The composer's words. */
export type ComposerCopy = Record<keyof HandlingRequest, FieldCopy> &
  Record<Words, string> & { advice: Record<Advice, string> }
