import type { ServiceSlug } from '#lib/paths.ts'
import type { Advice } from './advice.ts'
import type { HandlingRequest } from './flight.ts'

export type ServiceOption = { slug: ServiceSlug; name: string }

type FieldCopy = { label: string; placeholder?: string }

type TextKey =
  | ('noService' | 'add' | 'undo')
  | ('added' | 'renewed' | 'undone' | 'nothing' | 'locked')
  /** The heading of the inserted lines, and the ICAO code in the middle of the route. */
  | ('heading' | 'handlingAirport')

/** Texts outside the composer's panel, which are prerendered. */
export type DisclosureCopy = Record<'title' | 'lead' | 'notLoaded', string>

export type ComposerCopy = Record<keyof HandlingRequest, FieldCopy> &
  Record<TextKey, string> & { advice: Record<Advice, string> }
