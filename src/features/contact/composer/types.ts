import type { Advice } from './advice.ts'

export type ServiceOption = { slug: string; name: string }

type FieldCopy = { label: string; placeholder?: string }

/** The composer's words. */
export type ComposerCopy = {
  title: string
  lead: string
  notLoaded: string
  /** Heads the lines in the message. */
  heading: string
  /** ICAO code of the airport in the middle of the route. */
  here: string
  service: FieldCopy
  noService: string
  registration: FieldCopy
  type: FieldCopy
  mtow: FieldCopy
  from: FieldCopy
  to: FieldCopy
  eta: FieldCopy
  etd: FieldCopy
  passengers: FieldCopy
  crew: FieldCopy
  needs: FieldCopy
  advice: Record<Advice, string>
  add: string
  undo: string
  added: string
  renewed: string
  undone: string
  nothing: string
}
